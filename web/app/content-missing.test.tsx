import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, it, vi } from 'vitest';
import LetterRoundPage from '../games/letter-round/letter-round-page.tsx';
import SoundMatchPage from '../games/sound-match/sound-match-page.tsx';
import WordOrNotPage from '../games/word-or-not/word-or-not-page.tsx';
import AssignmentPage from '../level-up-lab/assignment/assignment-page.tsx';
import VideosPage from '../level-up-lab/videos/videos-page.tsx';
import { PATHS } from '../paths.ts';
import PictureWordsPage from '../quizzes/picture-words/picture-words-page.tsx';
import SelfAssessmentPage from '../quizzes/self-assessment/self-assessment-page.tsx';
import LetterQuizPage from '../screening/letter-quiz/letter-quiz-page.tsx';
import TraitsQuestionnairePage from '../screening/traits-questionnaire/traits-questionnaire-page.tsx';

// The tests of a worker share their modules, so that these pages are loaded anew here, and after it by others.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});
vi.mock('#content/passages.ts', () => ({ PASSAGES: null }));
vi.mock('#content/videos.ts', () => ({ VIDEOS: null }));
vi.mock('#content/picture-words.ts', () => ({ PICTURE_WORDS: null, PICTURE_WORD_LEVELS: null }));
vi.mock('#content/word-or-not.ts', () => ({ WORD_OR_NOT_PRACTICE_WORDS: null }));
vi.mock('#content/sound-match.ts', () => ({ SOUND_MATCH_WORDS: null }));
vi.mock('#content/statements.ts', () => ({ STATEMENTS: null, CHILD_STATEMENTS: null }));
vi.mock('#content/letters.ts', () => ({ LETTERS: null }));

it.each<[string, ComponentType, string, string]>([
  ['passages', AssignmentPage, 'There are no texts to read in this language yet.', PATHS.levelUpLab],
  ['videos', VideosPage, 'There are no videos in this language yet.', PATHS.levelUpLab],
  ['picture words', PictureWordsPage, 'This quiz has no words in this language yet.', PATHS.dashboard],
  ['real and made-up words', WordOrNotPage, 'This game has no words in this language yet.', PATHS.readingGames],
  ['words by their sounds', SoundMatchPage, 'This game has no words in this language yet.', PATHS.readingGames],
  ['letters', LetterRoundPage, 'The letters cannot be heard in this language yet.', PATHS.readingGames],
  ['statements', SelfAssessmentPage, 'These statements are not written in this language yet.', PATHS.dashboard],
  ['statements', TraitsQuestionnairePage, 'These statements are not written in this language yet.', PATHS.report],
  ['letters', LetterQuizPage, 'The letters cannot be heard in this language yet.', PATHS.traitsQuestionnaire],
])('a page says that its language has no %s, and leads on', (_part, PageWithout, sentence, path) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PageWithout />
    </MemoryRouter>,
  );
  expect(html).toContain(`<h1>${sentence}</h1>`);
  expect(html).toContain(`href="${path}"`);
  expect(html).toContain('Go on');
});
