import { PATHS } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ArrowCounterClockwiseIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';

/** Another go comes first; going on is as good. */
export function TooLittleMovement({ onAnotherGo }: { onAnotherGo: () => void }) {
  return (
    <div className={layout.row}>
      <Button size="l" onPress={onAnotherGo}>
        <ArrowCounterClockwiseIcon />
        Another go
      </Button>
      <ButtonLink size="l" look="line" to={PATHS.letterQuiz}>
        Continue
      </ButtonLink>
    </div>
  );
}
