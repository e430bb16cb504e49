import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { m } from '#messages';
import { SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference/spot-the-difference.ts';
import type { SpotState } from '#rules/games/spot-the-difference/spot-the-difference-reducer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckIcon, EyeIcon, StarIcon } from '../../ui/icons.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import layout from '../../ui/layout.module.css';
import css from './round-status.module.css';
import { foundWords } from './spot-words.ts';

type RoundStatusProps = { state: SpotState; onShowRest: (stamp: number) => void };

/** The number of differences found, the score or level, and without a clock the button that ends the round. */
export function RoundStatus({ state, onShowRest }: RoundStatusProps) {
  const { tally, startLevel, withoutClock, canShowRemaining } = state;
  return (
    <>
      <FoundMarks found={tally.found.length} />
      <span className={css.score}>
        {startLevel === null ? (
          <Score score={tally.score} />
        ) : (
          <Badge>{m['play.levels.level']({ level: startLevel })}</Badge>
        )}
      </span>
      {withoutClock && (
        <span className={css.rest} data-waiting={!canShowRemaining || undefined}>
          <Button look="line" onPress={() => onShowRest(performance.now())}>
            <EyeIcon />
            {m['games.spot_the_difference.show_rest']()}
          </Button>
        </span>
      )}
    </>
  );
}

function Score({ score }: { score: number }) {
  return (
    <Badge tone="sun">
      <StarIcon />
      <ParaglideMessage
        message={m['games.spot_the_difference.score']}
        inputs={{ score }}
        markup={{ label: ({ children }) => <span className={layout.hidden}>{children}</span> }}
      />
    </Badge>
  );
}

const PLACES = Array.from({ length: SPOT_THE_DIFFERENCE.differences }, (_, place) => place);

/** The number of differences found, as circles and as text. */
function FoundMarks({ found }: { found: number }) {
  return (
    <>
      <ol className={css.marks} aria-label={foundWords(found)}>
        {PLACES.map((place) => (
          <li key={place} data-found={place < found || undefined}>
            {place < found && <CheckIcon />}
          </li>
        ))}
      </ol>
      <span className={css.words} aria-hidden="true">
        {foundWords(found)}
      </span>
    </>
  );
}
