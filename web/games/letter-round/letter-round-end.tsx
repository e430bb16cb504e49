import { useRef } from 'react';
import { m } from '#messages';
import {
  LETTER_ROUND,
  type LetterRoundRun,
  letterOutcomes,
  letterRoundResult,
  mixedUpPair,
} from '#rules/games/letter-round/letter-round.ts';
import { PATHS } from '../../paths.ts';
import { ChoicesValidityNote } from '../../play/choices/choices-validity-note.tsx';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { LightbulbIcon } from '../../ui/icons.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import css from './letter-round.module.css';

type LetterRoundEndProps = { run: LetterRoundRun; saved: SavedRun; onPlayAgain: () => void };

/** The result for each letter, and advice for two letters that were confused. */
export function LetterRoundEnd({ run, ...rest }: LetterRoundEndProps) {
  const { score, validity } = letterRoundResult(run);
  const outcomes = letterOutcomes(run);
  const pair = validity ? null : mixedUpPair(outcomes);
  const meaning = useRef<HTMLDivElement>(null);
  return (
    <EndPanel
      game="letter-round"
      title={m['games.letter_round.end.title']({ score, count: LETTER_ROUND.questions })}
      lead={
        validity
          ? m['games.choices.says_little']({ validity })
          : m['games.letter_round.end.lead']({ count: LETTER_ROUND.timesEach })
      }
      figures={[]}
      backTo={{ path: PATHS.readingGames, label: m['app.pages.reading_games']() }}
      {...rest}
    >
      {validity ? (
        <ChoicesValidityNote because={validity} />
      ) : (
        <>
          <Stack ref={meaning} gap="s" isWide>
            <h2>{m['games.letter_round.end.letters']()}</h2>
            <ul className={css.outcomes}>
              {outcomes.map(({ letter, right }) => (
                <li key={letter}>
                  <span className={css.letter} translate="no">
                    {letter}
                  </span>
                  <span>{m['games.letter_round.end.found']({ right, count: LETTER_ROUND.timesEach })}</span>
                </li>
              ))}
            </ul>
            {pair && <Note icon={<LightbulbIcon />}>{m['games.letter_round.end.look']({ pair: pair.join('') })}</Note>}
          </Stack>
          <ListenButton of={meaning} />
        </>
      )}
    </EndPanel>
  );
}
