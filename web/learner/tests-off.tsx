import { m } from '#messages';
import type { NoTestReason } from '#rules/screening/test-offer.ts';
import { useSession } from '../api/session.tsx';
import { PATHS } from '../paths.ts';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { BackLink, Card, Page, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';

/** The page of a test where no test is offered. */
export function TestsOffPage({ reason }: { reason: NoTestReason }) {
  const { learner } = useSession().session;
  const who = learner === null ? 'visitor' : learner.isPupil ? 'pupil' : 'learner';
  return (
    <Page width="quiz" gap="m" isWide>
      <BackLink to={PATHS.dashboard} label={m['screening.tests_off.dashboard']()} />
      <Card isRoomy gap="m" isWide>
        <Stack gap="s">
          <h1>{m['screening.tests_off.title']()}</h1>
          <p className={layout.lead}>{m['screening.tests_off.because']({ reason, who })}</p>
        </Stack>
        <Row>
          <ButtonLink size="l" to={PATHS.games}>
            {m['screening.grown_up.games']()}
          </ButtonLink>
        </Row>
        <ListenButton />
      </Card>
    </Page>
  );
}
