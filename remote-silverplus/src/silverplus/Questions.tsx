import { usePrices } from '@silverjobs/api/contents';
import { Card, icon, Link } from '@silverjobs/ui';
import { ChevronDown } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { questionsOf } from './questions.ts';

/** Questions that open one by one, without scripts too. */
export function Questions() {
  const prices = usePrices();
  return (
    <Card as="section" title="Häufige Fragen" className="plus-faq">
      {questionsOf(prices).map(({ question, answer, link }) => (
        <details key={question}>
          <summary>
            {question}
            <ChevronDown {...icon()} className="plus-faq__sign" />
          </summary>
          <div className="plus-faq__answer sj-prose">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && (
              <p>
                <Link asChild>
                  <RouterLink to={link.path}>{link.label}</RouterLink>
                </Link>
              </p>
            )}
          </div>
        </details>
      ))}
    </Card>
  );
}
