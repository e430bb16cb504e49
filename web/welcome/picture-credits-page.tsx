import { CreditCard } from './credits/credit-card.tsx';
import css from './credits/credits.module.css';
import { CREDITS } from './credits/credits.ts';
import { TextPage } from './text-page/text-page.tsx';
import { TextPart } from './text-page/text-part.tsx';

export const meta = () => [
  { title: 'Picture credits | #thembstudy' },
  {
    name: 'description',
    content: 'Who made the pictures, letters and voices of #thembstudy, and under which licence.',
  },
];

export default function PictureCreditsPage() {
  return (
    <TextPage
      title="Picture credits"
      lead="Who made the pictures, letters and voices here, and under which licence we use them."
    >
      {CREDITS.map(({ title, credits }) => (
        <TextPart key={title} name={title}>
          <ul className={css.credits}>
            {credits.map((credit) => (
              <CreditCard key={credit.what} {...credit} />
            ))}
          </ul>
        </TextPart>
      ))}
    </TextPage>
  );
}
