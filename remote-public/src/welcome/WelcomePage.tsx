import { useApi } from '@silverjobs/api';
import { usePrices } from '@silverjobs/api/contents';
import { imprintQuery } from '@silverjobs/api/imprint';
import { VAT_PERCENT } from '@silverjobs/contract/constants';
import { formatPrice } from '@silverjobs/contract/formats';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { organizationOfSite, websiteOf } from '@silverjobs/contract/structured-data';
import { vatCents } from '@silverjobs/contract/vat';
import { usePageHead } from '@silverjobs/shell';
import { Heading, icon, Link, LinkButton, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useSite } from '../breadcrumbs/use-site.ts';
import { HeroDrawing } from '../drawings/HeroDrawing.tsx';
import { StepDrawing } from '../drawings/StepDrawing.tsx';
import { GUIDES } from '../guides/guides.ts';
import { SearchForm } from '../search-form/SearchForm.tsx';
import { JobsByKind } from './JobsByKind.tsx';
import { NewestJobs } from './NewestJobs.tsx';
import '../page.css';
import './welcome.css';

/** What people look for, in their own words; each leads to a search. */
const WISHES = ['Fahrer', 'Garten', 'Büro', 'Betreuung', 'Verkauf', 'Hausmeister', 'Nachhilfe'];

const STEPS = [
  {
    shape: 'search',
    title: 'Suchen',
    text: 'Sagen Sie, was Sie gern tun und wo Sie wohnen. Sie sehen sofort, was es in Ihrer Nähe gibt.',
  },
  {
    shape: 'write',
    title: 'Schreiben',
    text: 'Ein paar Sätze genügen. Sie sehen vorher genau, was der Arbeitgeber von Ihnen bekommt.',
  },
  {
    shape: 'meet',
    title: 'Kennenlernen',
    text: 'Der Arbeitgeber antwortet Ihnen hier oder ruft zurück. Sie entscheiden, wie es weitergeht.',
  },
] as const;

const PROMISES = [
  'Für alle, die suchen, kostenlos',
  'Suchen ohne Anmeldung',
  'Große Schrift, einfache Sprache',
  'Hilfe am Telefon',
];

/** /willkommen: what this is, for who looks for a job and for who offers one. */
export function WelcomePage(): ReactNode {
  const { job_net: net } = usePrices();
  const site = useSite();
  usePageHead({
    title: 'Stellen für Menschen ab 60',
    description:
      'Stellen für Menschen ab 60: bezahlt oder im Ehrenamt, in Ihrer Nähe oder von zu Hause. Suchen Sie ohne Anmeldung, kostenlos und in Ruhe.',
    canonical: paths.welcome,
    structuredData: [organizationOfSite(site), websiteOf(site)],
  });
  return (
    <div className="pub-welcome">
      <section className="pub-hero">
        <div className="pub-wrap pub-hero__inner">
          <div className="pub-hero__words">
            <Heading level={1} tabIndex={-1} className="pub-hero__title">
              Erfahrung wird gebraucht.
            </Heading>
            <p className="pub-hero__lead">
              Stellen für Menschen ab 60: bezahlt oder im Ehrenamt, in Ihrer Nähe oder von zu Hause.
            </p>
            <ul className="pub-promises">
              {PROMISES.map((promise) => (
                <li key={promise}>
                  <Check {...icon()} />
                  {promise}
                </li>
              ))}
            </ul>
          </div>
          <div className="pub-hero__drawing">
            <HeroDrawing />
          </div>
          <div className="pub-hero__search">
            <SearchForm />
            <nav aria-label="Häufig gesucht" className="pub-wishes">
              <span>Häufig gesucht:</span>
              {WISHES.map((wish) => (
                <a key={wish} href={`${paths.publicJobs}?was=${encodeURIComponent(wish)}`}>
                  {wish}
                </a>
              ))}
            </nav>
          </div>
        </div>
      </section>

      <NewestJobs />

      <section className="pub-band">
        <div className="pub-wrap">
          <Heading level={2} className="pub-title">
            In drei Schritten zur Stelle
          </Heading>
          <ol className="pub-steps">
            {STEPS.map(({ shape, title, text }, index) => (
              <li key={shape}>
                <StepDrawing shape={shape} />
                <Heading level={3}>
                  {index + 1}. {title}
                </Heading>
                <Text>{text}</Text>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <JobsByKind />

      <section className="pub-wrap pub-section">
        <Heading level={2} className="pub-title">
          Gut zu wissen
        </Heading>
        <ul className="pub-guides">
          {GUIDES.slice(0, 3).map(({ slug, title, description }) => (
            <li key={slug}>
              <Heading level={3}>
                <Link asChild variant="title">
                  <RouterLink to={pathTo(paths.guide, { slug })}>{title}</RouterLink>
                </Link>
              </Heading>
              <Text>{description}</Text>
            </li>
          ))}
        </ul>
        <Link asChild variant="standalone">
          <RouterLink to={paths.guides}>Alle Artikel im Ratgeber</RouterLink>
        </Link>
      </section>

      <section className="pub-employers" id="arbeitgeber">
        <div className="pub-wrap pub-employers__inner">
          <StepDrawing shape="employer" />
          <div>
            <Heading level={2} className="pub-title">
              Für Arbeitgeber
            </Heading>
            <p className="pub-employers__lead">
              Sie suchen Menschen, die zuverlässig sind, viel können und gern mit anderen arbeiten?
              Hier finden Sie sie.
            </p>
            <ul className="pub-promises">
              <li>
                <Check {...icon()} />
                Eine Anzeige kostet {formatPrice(net)}, mit Umsatzsteuer{' '}
                {formatPrice(net + vatCents(net, VAT_PERCENT))}. Ein Abo gibt es nicht.
              </li>
              <li>
                <Check {...icon()} />
                Privathaushalte zahlen nichts.
              </li>
              <li>
                <Check {...icon()} />
                Wer sich bewirbt, schreibt Ihnen direkt. Sie antworten hier.
              </li>
            </ul>
            <LinkButton asChild variant="primary" size="large">
              <RouterLink to={paths.signup}>Anzeige schalten</RouterLink>
            </LinkButton>
          </div>
        </div>
      </section>

      <PhoneHelp />
    </div>
  );
}

function PhoneHelp(): ReactNode {
  const { data } = useQuery(imprintQuery(useApi()));
  return (
    <section className="pub-wrap pub-section pub-phone">
      <StepDrawing shape="phone" />
      <div>
        <Heading level={2} className="pub-title">
          Lieber mit einem Menschen sprechen?
        </Heading>
        {data?.phone ? (
          <>
            <p className="pub-phone__number">
              <Link href={`tel:${data.phone.replace(/[^+\d]/g, '')}`}>{data.phone}</Link>
            </p>
            {data.phone_hours && <Text>Wir sind für Sie da: {data.phone_hours}.</Text>}
          </>
        ) : (
          <Text>
            Schreiben Sie uns über{' '}
            <Link asChild>
              <RouterLink to={paths.contact}>Kontakt</RouterLink>
            </Link>
            . Wir antworten Ihnen gern.
          </Text>
        )}
      </div>
    </section>
  );
}
