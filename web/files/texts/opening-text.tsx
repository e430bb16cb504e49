import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { type Opening, shortName } from './use-open-text.ts';

/** The progress of reading a file, and the cancel button. */
export function OpeningText({ name, progress, onCancel }: Opening & { onCancel: () => void }) {
  const done = progress?.done ?? null;
  return (
    <Stack isWide role="group" aria-label={m['my_texts.opening.label']()}>
      <ProgressBar words={wordsOf(shortName(name), progress)} done={done ?? 0} of={1} />
      {/* Announces only the step: announcing each percentage would be too much speech. */}
      <Announced>
        {progress?.step === 'loading'
          ? m['my_texts.opening.loading']({ name })
          : m['my_texts.opening.starting']({ name })}
      </Announced>
      <Row>
        <Button ref={focus} look="line" onPress={onCancel}>
          {m['my_texts.opening.cancel']()}
        </Button>
      </Row>
    </Stack>
  );
}

function wordsOf(name: string, progress: Opening['progress']): string {
  if (progress?.step === 'loading') return m['my_texts.opening.loading']({ name });
  if (!progress || progress.done === null) return m['my_texts.opening.starting']({ name });
  return m['my_texts.opening.reading']({ name, percent: Math.floor(progress.done * 100) });
}
