import type { PublicJob, PublicJobAnswer } from '@silverjobs/contract';
import { withBasePath } from '@silverjobs/contract/base-path';
import { FIRST_SCREEN_ID } from '@silverjobs/contract/first-screen';
import { formatDate } from '@silverjobs/contract/formats';
import { htmlToText } from '@silverjobs/contract/html-to-text';
import { paths, pathTo } from '@silverjobs/contract/paths';
import {
  breadcrumbsOf,
  jobPostingOf,
  publicJobPath,
  publicJobPicture,
} from '@silverjobs/contract/structured-data';
import { usePageHead } from '@silverjobs/shell';
import { Badge, Card, DefinitionList, Heading, icon, Link, LinkButton, Text } from '@silverjobs/ui';
import { ApplyElsewhere, inBrief, particularFacts } from '@silverjobs/widgets/job-view';
import { EmployerLogo, JobPicture } from '@silverjobs/widgets/pictures';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { SafeHtml } from '@silverjobs/widgets/safe-html';
import { SafetyWarnings } from '@silverjobs/widgets/safety';
import { Slot } from '@silverjobs/widgets/slot';
import { Bookmark, Send } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AlertForm } from '../alert/AlertForm.tsx';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { useSite } from '../breadcrumbs/use-site.ts';
import { PublicJobList } from '../job-list/PublicJobList.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { ShareLinks } from './ShareLinks.tsx';

type OpenAnswer = Extract<PublicJobAnswer, { state: 'open' }>;

const DESCRIPTION_LENGTH = 140;

/** A job that is open: all that its employer has published, and the ways on. */
export function OpenJob({ job, similar }: Pick<OpenAnswer, 'job' | 'similar'>): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const path = publicJobPath(job);
  const trail = [
    { name: 'Stellen', path: paths.publicJobs },
    ...job.occupations.slice(0, 1).map(({ label, slug }) => ({
      name: label,
      path: pathTo(paths.occupationJobs, { occupation: slug }),
    })),
    { name: job.title, path },
  ];
  const site = useSite();
  const { is_private: isPrivate, name } = job.employer;
  const sentences = inBrief({
    ...job,
    _client: { isPrivate, profile_name: isPrivate ? null : name },
  });
  usePageHead({
    // The number tells apart what different employers call the same.
    title: [job.title, job.place_label, `Stelle ${job.id}`].filter(Boolean).join(', '),
    description: `${shorten(`${leadText(job)}. ${htmlToText(job.description).join(' ')}`)} (Stelle ${job.id})`,
    canonical: path,
    image: publicJobPicture(job),
    structuredData: [jobPostingOf(job, site), breadcrumbsOf(trail, site)],
  });
  return (
    <div className="pub-wrap pub-section pub-job">
      <Breadcrumbs trail={trail} />
      <Heading level={1} tabIndex={-1}>
        {job.title}
      </Heading>
      <p className="pub-lead">
        <EmployerName employer={job.employer} />
        {job.place_label && ` · ${job.place_label}`}
      </p>
      <SafetyWarnings warnings={job._warnings} where="In dieser Anzeige">
        <p>
          Sie sind unsicher? Lesen Sie{' '}
          <Link asChild>
            <RouterLink to={pathTo(paths.guide, { slug: 'unserioese-anzeigen' })}>
              woran Sie Betrug erkennen
            </RouterLink>
          </Link>
          .
        </p>
      </SafetyWarnings>
      <div className="pub-job__columns">
        <div ref={text} className="pub-job__text">
          <details className="job-view__brief">
            <summary>In Kürze, in einfachen Sätzen</summary>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </details>
          <Card as="section" title="Auf einen Blick">
            <DefinitionList columns={2} items={factsOf(job)} />
            <PlaceMap job={job} />
          </Card>
          <Card as="section" title="Die Stelle">
            <SafeHtml html={job.description} headingLevel={3} />
          </Card>
          <JobPicture picture={job.picture} />
          <EmployerCard employer={job.employer} />
          <AlertForm title="Neue Stellen wie diese per E-Mail" search={searchLike(job)} />
          <Slot name="below-public-job" />
        </div>
        <aside id={FIRST_SCREEN_ID} className="pub-job__side" aria-label="Was Sie jetzt tun können">
          <Card>
            <div className="pub-job__acts">
              <LinkButton
                asChild
                variant="primary"
                size="large"
                fullWidth
                className="pub-job__apply"
              >
                <RouterLink to={actPath(job, 'bewerben')}>
                  <Send {...icon()} />
                  Bewerben
                </RouterLink>
              </LinkButton>
              <LinkButton asChild fullWidth>
                <RouterLink to={actPath(job, 'merken')}>
                  <Bookmark {...icon()} />
                  Merken
                </RouterLink>
              </LinkButton>
              <Text size="sm" tone="quiet">
                Kostenlos. Sie brauchen ein Konto, danach geht es mit dieser Stelle weiter.
              </Text>
              <ApplyElsewhere job={job} from="public" />
              <ReadAloud target={text} of="die Stelle" />
              <ShareLinks title={job.title} path={path} />
              <Link asChild variant="standalone">
                <RouterLink to={paths.contentReport}>Anzeige melden</RouterLink>
              </Link>
            </div>
          </Card>
        </aside>
      </div>
      <div className="pub-job__printed">
        <img src={withBasePath(`/stelle-qr/${job.id}.svg`)} alt="" width="110" height="110" />
        <p>
          Diese Stelle auf {site.name}: Richten Sie die Kamera Ihres Telefons auf das Muster. Die
          Stelle hat die Nummer {job.id}.
        </p>
      </div>
      <div className="pub-job__bar">
        <LinkButton asChild variant="primary" size="large" fullWidth>
          <RouterLink to={actPath(job, 'bewerben')}>
            <Send {...icon()} />
            Bewerben
          </RouterLink>
        </LinkButton>
      </div>
      {similar.length > 0 && (
        <section className="pub-job__similar">
          <Heading level={2}>Ähnliche Stellen</Heading>
          <PublicJobList jobs={similar} titleLevel={3} />
        </section>
      )}
    </div>
  );
}

/** The search that finds jobs like this one, around its place. */
function searchLike({ occupations, title, postal_code }: PublicJob) {
  const was = occupations[0]?.label ?? title;
  return { was: was.slice(0, 100), ...(postal_code && { wo: postal_code }) };
}

/** The signed-in page of the job, which goes on with what was begun here (access-51). */
function actPath({ id }: PublicJob, act: 'bewerben' | 'merken'): string {
  return `${pathTo(paths.job, { id })}?${act}=1`;
}

function EmployerName({ employer }: { employer: PublicJob['employer'] }): ReactNode {
  const { id, slug, name, is_private } = employer;
  if (is_private || id === null || slug === null) return 'Privathaushalt';
  return (
    <Link asChild>
      <RouterLink to={pathTo(paths.publicEmployer, { id, slug })}>{name}</RouterLink>
    </Link>
  );
}

function EmployerCard({ employer }: { employer: PublicJob['employer'] }): ReactNode {
  if (employer.is_private) return null;
  const items = [
    { term: 'Branche', value: employer.subsector_label },
    { term: 'Größe', value: employer.company_size_label },
    { term: 'Art', value: employer.employer_type_label },
  ].filter(({ value }) => value);
  return (
    <Card as="section" title="Der Arbeitgeber">
      <EmployerLogo logo={employer.logo} name={employer.name} />
      <p className="pub-job__employer">
        <EmployerName employer={employer} />{' '}
        {employer.verified && <Badge tone="success">Geprüfter Arbeitgeber</Badge>}
      </p>
      {items.length > 0 && <DefinitionList columns={2} items={items} />}
    </Card>
  );
}

function factsOf(job: PublicJob) {
  return [
    { term: 'Ort', value: [job.street, job.place_label].filter(Boolean).join(', ') },
    { term: 'Stunden', value: job.work_load_label },
    { term: 'Art der Stelle', value: job.job_type_label },
    { term: 'Homeoffice', value: job.homeoffice_label },
    { term: 'Bezahlung', value: job.pay_label },
    { term: 'Art des Vertrags', value: job.contract_label },
    ...particularFacts(job),
    { term: 'Veröffentlicht am', value: formatDate(job.created_at) },
    { term: 'Bewerben bis', value: job.ends_at === null ? null : formatDate(job.ends_at - 1) },
  ].filter(({ value }) => value);
}

function leadText({ employer, place_label, work_load_label, pay_label }: PublicJob): string {
  const name = employer.is_private ? 'Privathaushalt' : employer.name;
  return [name, place_label, work_load_label, pay_label].filter(Boolean).join(', ');
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH))} …`;
}
