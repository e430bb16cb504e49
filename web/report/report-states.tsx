import { m } from '#messages';
import { useNoTests } from '../api/test-offer.ts';
import { PATHS } from '../paths.ts';
import Sprig from '../ui/art/sprig.svg?react';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { useOpener } from '../ui/focus/panels.ts';
import { CloudSlashIcon } from '../ui/icons.ts';
import { Card, classNames, Note, Row } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import css from './report.module.css';

/** The report page before the first result. */
export function EmptyReport({ isWaiting, isSignedIn }: { isWaiting: boolean; isSignedIn: boolean }) {
  const logIn = useOpener('log-in');
  const noTests = useNoTests();
  return (
    <Card isRoomy gap="m">
      <Sprig className={css.sprig} aria-hidden="true" />
      <h2>{isWaiting ? m['report.empty.waiting_title']() : m['report.empty.title']()}</h2>
      <p className={css.measure}>
        {isWaiting
          ? m['report.empty.waiting']()
          : noTests === null
            ? m['report.empty.start']()
            : m['screening.tests_off.title']()}
      </p>
      <Row>
        {!isWaiting && noTests === null && (
          <ButtonLink size="l" to={PATHS.focusGame}>
            {m['report.empty.start_first_part']()}
          </ButtonLink>
        )}
        {!isSignedIn && !isWaiting && (
          <Button size="l" look="line" {...logIn}>
            {m['shared.log_in']()}
          </Button>
        )}
      </Row>
      {!isSignedIn && (
        <p className={classNames(layout.soft, layout.small)}>{m['report.empty.done_while_logged_in']()}</p>
      )}
    </Card>
  );
}

type ReportUnavailableProps = { isOfDevice: boolean; onTryAgain: () => void };

/** Says that the attempts could not be loaded. */
export function ReportUnavailable({ isOfDevice, onTryAgain }: ReportUnavailableProps) {
  return (
    <div className={layout.loading} role="status">
      <Note tone="caution" icon={<CloudSlashIcon />}>
        <p>{isOfDevice ? m['report.unavailable.device']() : m['report.unavailable.server']()}</p>
        <div>
          <Button look="line" onPress={onTryAgain}>
            {m['shared.try_again']()}
          </Button>
        </div>
      </Note>
    </div>
  );
}

/** As high as the window; the text appears after a short delay. */
export function LoadingReport() {
  return (
    <div className={layout.loading} role="status">
      <p>{m['report.loading']()}</p>
    </div>
  );
}
