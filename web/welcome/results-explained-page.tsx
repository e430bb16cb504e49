import { m } from '#messages';
import { useHasReport } from '../api/session.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { pageMeta } from '../ui/words/page-meta.ts';
import { HowOftenWrong } from './results/how-often-wrong.tsx';
import { OurParts } from './results/our-parts.tsx';
import { ValidityNote } from './results/validity-notes.tsx';
import { Points, TextPage, TextSection, type Website, WebsiteLinks } from './text-page/text-page.tsx';

export const meta = pageMeta(
  m['welcome.results_explained.page_title'],
  m['welcome.results_explained.page_description'],
);

const studies = (): readonly Website[] => [
  {
    name: m['welcome.results_explained.studies.attention'](),
    address: 'https://doi.org/10.1016/j.jaac.2023.03.011',
  },
  {
    name: m['welcome.results_explained.studies.reaction_times'](),
    address: 'https://doi.org/10.1016/j.cpr.2013.06.001',
  },
  {
    name: m['welcome.results_explained.studies.letters'](),
    address: 'https://doi.org/10.1371/journal.pone.0241687',
  },
];

export default function ResultsExplainedPage() {
  const hasReport = useHasReport();
  return (
    <TextPage title={m['welcome.results_explained.title']()} lead={m['welcome.results_explained.lead']()}>
      <TextSection name={m['welcome.results_explained.can_tell.title']()}>
        <p>{m['welcome.results_explained.can_tell.traits']()}</p>
      </TextSection>
      <TextSection name={m['welcome.results_explained.cannot_tell.title']()}>
        <p>{m['welcome.results_explained.cannot_tell.condition']()}</p>
        <p>{m['welcome.results_explained.cannot_tell.trained_person']()}</p>
      </TextSection>
      <HowOftenWrong />
      <OurParts />
      <ValidityNote />
      <TextSection name={m['welcome.results_explained.tired_day.title']()}>
        <p>{m['welcome.results_explained.tired_day.intro']()}</p>
        <Points>
          <li>{m['welcome.results_explained.tired_day.sleep']()}</li>
          <li>{m['welcome.results_explained.tired_day.noise']()}</li>
          <li>{m['welcome.results_explained.tired_day.device']()}</li>
          <li>{m['welcome.results_explained.tired_day.second_time']()}</li>
        </Points>
        <p>{m['welcome.results_explained.tired_day.another_day']()}</p>
      </TextSection>
      <TextSection name={m['welcome.results_explained.next.title']()}>
        <Points>
          <li>{m['welcome.results_explained.next.read_report']()}</li>
          <li>{m['welcome.results_explained.next.try_one']()}</li>
          <li>{m['welcome.results_explained.next.write_down']()}</li>
        </Points>
        {hasReport && (
          <Row>
            <ButtonLink look="line" to={PATHS.report}>
              {m['welcome.results_explained.next.open_report']()}
            </ButtonLink>
          </Row>
        )}
      </TextSection>
      <TextSection name={m['welcome.results_explained.talk.title']()}>
        <p>{m['welcome.results_explained.talk.when']()}</p>
        <Points>
          <li>{m['welcome.results_explained.talk.parent']()}</li>
          <li>{m['welcome.results_explained.talk.teacher']()}</li>
          <li>{m['welcome.results_explained.talk.doctor']()}</li>
        </Points>
        <p>{m['welcome.results_explained.talk.print']()}</p>
      </TextSection>
      <TextSection name={m['welcome.results_explained.studies.title']()}>
        <WebsiteLinks websites={studies()} />
      </TextSection>
    </TextPage>
  );
}
