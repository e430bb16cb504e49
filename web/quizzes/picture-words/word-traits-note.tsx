import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { PICTURE_WORDS, suggestsWordTraits } from '#rules/quizzes/picture-words.ts';
import { useSession } from '../../api/session.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/layout/note.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { formatPercent } from '../../ui/words/number-words.ts';
import { hasSeenWordTraits, markWordTraitsSeen } from './seen-word-traits.ts';

/** What a score can mean; shown once, and then only on request. */
export function WordTraitsNote({ score }: { score: number }) {
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
            markup={{ link: ({ children }) => <Link to={PATHS.letterQuiz}>{children}</Link> }}
          />
        </p>
      )}
    </Note>
  );
}
