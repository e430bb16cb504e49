import type { CSSProperties } from 'react';
import type { MixUps } from '#contract/groups/member-view.ts';
import { m } from '#messages';
import { LETTER_ROUND } from '#rules/games/letter-round/letter-round.ts';
import { MEMBER_VIEW } from '#rules/groups/member-view.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from './member-view.module.css';
import { mixUpWords } from './mix-up-words.ts';
import { Section } from './section.tsx';

/** The letters and words that were mixed up most in games, with examples. */
export function MixedUp({ letters, letterRounds, words }: MixUps) {
  const asked = letterRounds * LETTER_ROUND.timesEach;
  return (
    <Section title={m['member_view.mix_ups.title']()}>
      <p className={layout.soft}>{m['member_view.mix_ups.lead']()}</p>
      {letters.length === 0 && words.length === 0 && <p>{m['member_view.mix_ups.none']()}</p>}
      {letters.length > 0 && (
        <Stack gap="s" isWide>
          <h3>{m['member_view.mix_ups.letters']()}</h3>
          <ul className={css.letters}>
            {letters.slice(0, MEMBER_VIEW.mostLetters).map(({ asked: letter, picked, times }) => (
              <li key={letter + picked}>
                <span className={css.pair} translate="no">
                  {m['member_view.mix_ups.letter']({ asked: letter, picked })}
                </span>
                <span className={css.share} style={{ '--share': times / asked } as CSSProperties} aria-hidden="true" />
                <span>{m['member_view.mix_ups.letter_times']({ times, of: asked })}</span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {words.length > 0 && (
        <Stack gap="s" isWide>
          <h3>{m['member_view.mix_ups.words']()}</h3>
          <ul>
            {words
              .flatMap((word) => mixUpWords(word) ?? [])
              .map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
          </ul>
        </Stack>
      )}
    </Section>
  );
}
