import { m } from '#messages';
import { LearnersOnly, VisitorsOnly, WithTests } from '../learner/shown-to.tsx';
import { PATHS } from '../paths.ts';
import Sprig from '../ui/art/sprig.svg?react';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { useOpener } from '../ui/focus/panels.ts';
import { BookOpenTextIcon } from '../ui/icons.ts';
import { Badge, Card, Row } from '../ui/layout/layout.tsx';
import { pageMeta } from '../ui/words/page-meta.ts';
import css from './text-page/condition-section.module.css';
import { type Condition, conditions, sources } from './text-page/conditions.ts';
import { Contents, Points, TextPage, TextSection, WebsiteLinks } from './text-page/text-page.tsx';

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
          <WithTests>
            <ButtonLink size="l" look="line" to={PATHS.focusGame}>
              {m['conditions.next.without_account']()}
            </ButtonLink>
          </WithTests>
        </VisitorsOnly>
        <LearnersOnly>
          <WithTests>
            <Button size="l" {...startTest}>
              {m['welcome.start_test']()}
            </Button>
          </WithTests>
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

/** A condition: its meaning, common signs, and common strengths. */
function ConditionSection({ id, name, tone, Art, meaning, signs, besides, strengths }: Condition) {
  return (
    <TextSection id={id} name={name} tone={tone} picture={<Art />}>
      {meaning.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {signs.map(({ title, list }) => (
        <Signs key={title} title={title} list={list} />
      ))}
      <p>{besides}</p>
      <div className={css.strengths} data-tone={tone}>
        <div className={css.words}>
          <h3>{m['conditions.strengths_title']()}</h3>
          <p>{strengths}</p>
        </div>
        <span className={css.sprig}>
          <Sprig />
        </span>
      </div>
    </TextSection>
  );
}

function Signs({ title, list }: Condition['signs'][number]) {
  return (
    <>
      <h3>{title}</h3>
      <Points>
        {list.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </Points>
    </>
  );
}
