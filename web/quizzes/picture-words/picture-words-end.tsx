import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { PictureWords } from '#content/content.ts';
import { m } from '#messages';
import { percentageOf } from '#rules/figures/percentage.ts';
import { needsGrownUp } from '#rules/people/age-band.ts';
import {
  type mixedUpItems,
  mixedUpWords,
  PICTURE_WORDS,
  type PictureWordsRun,
  pictureWordsResult,
  suggestsWordTraits,
} from '#rules/quizzes/picture-words.ts';
import { pictureWordsValidity } from '#rules/quizzes/picture-words-validity.ts';
import { useSession } from '../../api/session.tsx';
import { useNoTests } from '../../api/test-offer.ts';
import { usePlayerAge } from '../../learner/player-age.ts';
import { GAME_PATHS, PATHS } from '../../paths.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { WordPicture } from '../../ui/pictures/word-picture.tsx';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { formatPercent, numberWord } from '../../ui/words/number-words.ts';
import css from './picture-words.module.css';
import { hasSeenWordTraits, markWordTraitsSeen } from './seen-word-traits.ts';
import { wordedItem } from './worded-item.ts';

type PictureWordsEndProps = {
  words: PictureWords;
  report: PictureWordsRun;
  saved: SavedRun;
  onPlayAgain: () => void;
  onPlayLevel: (level: number) => void;
};

/** The result: the number of correct words, the confused ones, and what that can mean. */
export function PictureWordsEnd({ words, report, ...rest }: PictureWordsEndProps) {
  const { score } = pictureWordsResult(report);
  const validity = pictureWordsValidity(report);
  const hasTests = useNoTests() === null;
  const { ageBand } = usePlayerAge();
  // Where the age is not known, words for a child come first.
  const isChild = ageBand === null || needsGrownUp(ageBand);
  return (
    <EndPanel
      game="picture-words"
      title={m['quizzes.picture_words.end.title']({ score, count: PICTURE_WORDS.items })}
      why={validity && m['quizzes.picture_words.end.says_little']({ validity })}
      lead={validity ? undefined : scoreWords(report)}
      figures={[]}
      backTo={{ path: PATHS.dashboard, label: m['quizzes.dashboard']() }}
      {...rest}
    >
      {validity ? (
        <p>{m['quizzes.picture_words.end.says_little_because']({ validity })}</p>
      ) : (
        <>
          <MixedUpWords words={words} items={mixedUpWords(report)} />
          {hasTests && (isChild ? <ChildNote score={score} /> : <WordTraitsNote score={score} />)}
        </>
      )}
    </EndPanel>
  );
}

function scoreWords(report: PictureWordsRun): string {
  const { score } = pictureWordsResult(report);
  const count = mixedUpWords(report).length;
  return joinSentences(
    m['quizzes.picture_words.end.percent']({ percent: formatPercent(percentageOf(score, PICTURE_WORDS.items)) }),
    m['quizzes.picture_words.end.mix_ups']({ count, number: numberWord(count) }),
  );
}

/** A child is told no trait when alone with the game: what to practise, if words got mixed up. */
function ChildNote({ score }: { score: number }) {
  if (!suggestsWordTraits(score)) return null;
  return (
    <Note tone="accent">
      <p>
        <ParaglideMessage
          message={m['quizzes.picture_words.end.for_child']}
          markup={{ link: ({ children }) => <Link to={GAME_PATHS['letter-round']}>{children}</Link> }}
        />
      </p>
    </Note>
  );
}

/** What a score can mean; shown once, and then only on request. */
function WordTraitsNote({ score }: { score: number }) {
  const owner = useSession().session.learner?.id ?? null;
  const [wasSeen] = useState(() => hasSeenWordTraits(owner));
  const [isOpen, setIsOpen] = useState(!wasSeen);
  useEffect(() => markWordTraitsSeen(owner), [owner]);
  return (
    <Stack gap="s" isWide>
      {wasSeen && (
        <Row>
          <Button look="quiet" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
            {m['quizzes.picture_words.end.what_it_means']()}
          </Button>
        </Row>
      )}
      {isOpen && <Meaning suggests={suggestsWordTraits(score)} />}
    </Stack>
  );
}

function Meaning({ suggests }: { suggests: boolean }) {
  const limit = { percent: formatPercent(PICTURE_WORDS.traitsBelowPercent) };
  return (
    <Note tone="accent">
      <p>
        {suggests
          ? m['quizzes.picture_words.end.some_traits'](limit)
          : m['quizzes.picture_words.end.few_traits'](limit)}
      </p>
      <p>{m['quizzes.picture_words.end.how_sure']()}</p>
      {suggests && (
        <p>
          <ParaglideMessage
            message={m['quizzes.picture_words.end.look_closer']}
            markup={{ link: ({ children }) => <Link to={PATHS.report}>{children}</Link> }}
          />
        </p>
      )}
    </Note>
  );
}

const GLYPHS = {
  glyphs: ({ children }: { children?: ReactNode }) => (
    <span className={layout.strong} translate="no">
      {children}
    </span>
  ),
};

/** The pictures with a wrong answer, each with its word and the picked one; renders nothing without wrong answers. */
export function MixedUpWords({ words, items }: { words: PictureWords; items: ReturnType<typeof mixedUpItems> }) {
  const mixedUp = items.map(({ picked, ...item }) => ({ picked, ...wordedItem(item, words) }));
  if (mixedUp.length === 0) return null;
  return (
    <Stack gap="s" isWide>
      <h2>{m['quizzes.picture_words.end.look_again']()}</h2>
      <ul className={css.mixedUp}>
        {mixedUp.map(({ word, picture, options, picked }) => (
          <li key={word}>
            <span className={css.small}>
              <WordPicture name={picture} />
            </span>
            <span>
              <ParaglideMessage message={m['quizzes.picture_words.end.word_is']} inputs={{ word }} markup={GLYPHS} />
              <br />
              <ParaglideMessage
                message={m['quizzes.picture_words.end.chosen']}
                inputs={{ picked: options[picked] ?? '' }}
                markup={GLYPHS}
              />
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
