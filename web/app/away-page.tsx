import { m } from '#messages';
import { useSession } from '../api/session.tsx';
import { Button } from '../ui/controls/button.tsx';
import { ArrowClockwiseIcon } from '../ui/icons.ts';
import { Page, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';

/** Shown when the server failed to answer the session request; the learner may still be signed in. */
export function AwayPage() {
  const { refresh } = useSession();
  return (
    <Page width="narrow" gap="l">
      <Stack>
        <h1>{m['app.away.title']()}</h1>
        <p className={layout.lead}>{m['app.away.sentence']()}</p>
      </Stack>
      <Button size="l" onPress={() => void refresh()}>
        <ArrowClockwiseIcon />
        {m['shared.try_again']()}
      </Button>
    </Page>
  );
}
