import { PATHS } from '../app/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Facts } from '../ui/facts.tsx';
import layout from '../ui/layout.module.css';

export const meta = () => [{ title: 'Picture credits | #thembstudy' }];

const CREDITS = [
  { term: 'Pictures and logo', detail: 'drawn for #thembstudy' },
  { term: 'Pictures in games and quizzes', detail: 'Fluent Emoji Flat by Microsoft, MIT licence' },
  { term: 'Icons', detail: 'Phosphor Icons, MIT licence' },
  { term: 'Lexend', detail: 'The Lexend Project Authors, SIL Open Font License 1.1' },
  { term: 'Atkinson Hyperlegible Next', detail: 'Braille Institute of America, SIL Open Font License 1.1' },
  { term: 'OpenDyslexic', detail: 'Abbie Gonzalez, SIL Open Font License 1.1' },
];

export default function PictureCreditsPage() {
  return (
    <main className={classNames(layout.pageNarrow, layout.stack, layout.stackL, layout.stackWide)} id="main">
      <div className={layout.stack}>
        <h1>Picture credits</h1>
        <p className={layout.lead}>Who made the pictures and the letters you see here.</p>
      </div>
      <Facts facts={CREDITS} />
      <div className={layout.row}>
        <ButtonLink size="l" to={PATHS.landing}>
          Go home
        </ButtonLink>
      </div>
    </main>
  );
}
