import { m } from '#messages';
import { LearnersOnly, VisitorsOnly } from '../learner/shown-to.tsx';
import { PATHS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { useOpener } from '../ui/focus/panels.ts';
import { BookOpenTextIcon } from '../ui/icons.ts';
import { Badge, Card, Row } from '../ui/layout/layout.tsx';
import { pageMeta } from '../ui/words/page-meta.ts';
import { ConditionSection } from './text-page/condition-section.tsx';
import { conditions, sources } from './text-page/conditions.ts';
import { Contents, TextPage, TextSection, WebsiteLinks } from './text-page/text-page.tsx';

export const meta = pageMeta(m['conditions.page_title'], m['conditions.page_description']);

export default function ConditionsPage() {
  const parts = conditions();
  const help = { id: 'help', name: m['conditions.help.title']() };
  return (
    <TextPage
      badge={
        <Badge tone="warm">
          <BookOpenTextIcon />
          {m['conditions.reading_time']()}
        </Badge>
      }
      title={m['conditions.title']()}
      lead={m['conditions.lead']()}
      contents={<Contents parts={[...parts, help]} />}
    >
      {parts.map((condition) => (
        <ConditionSection key={condition.id} {...condition} />
      ))}
      <TextSection {...help}>
        <p>{m['conditions.help.other_reasons']()}</p>
        <p>{m['conditions.help.whom_to_ask']()}</p>
      </TextSection>
      <Suggestions />
      <TextSection name={m['conditions.sources.title']()}>
        <p>{m['conditions.sources.sentence']()}</p>
        <WebsiteLinks websites={sources()} />
      </TextSection>
    </TextPage>
  );
}

function Suggestions() {
  const signUp = useOpener('sign-up');
  const startTest = useOpener('three-tests');
  return (
    <Card isRoomy>
      <h2>{m['conditions.next.title']()}</h2>
      <p>{m['conditions.next.sentence']()}</p>
      <Row>
        <VisitorsOnly>
          <Button size="l" {...signUp}>
            {m['welcome.get_started']()}
          </Button>
          <ButtonLink size="l" look="line" to={PATHS.focusGame}>
            {m['conditions.next.without_account']()}
          </ButtonLink>
        </VisitorsOnly>
        <LearnersOnly>
          <Button size="l" {...startTest}>
            {m['welcome.start_test']()}
          </Button>
        </LearnersOnly>
      </Row>
      <Row>
        <ButtonLink look="quiet" to={PATHS.games}>
          {m['conditions.next.games']()}
        </ButtonLink>
        <ButtonLink look="quiet" to={PATHS.videos}>
          {m['conditions.next.videos']()}
        </ButtonLink>
      </Row>
    </Card>
  );
}
