import { m } from '#messages';
import { Card, Stack } from '../ui/layout/layout.tsx';
import css from './text-page/credits.module.css';
import { type Credit, creditGroups } from './text-page/credits.ts';
import { TextPage, TextSection, WebsiteLinks } from './text-page/text-page.tsx';

export const meta = () => [
  { title: m['welcome.credits.page_title']() },
  {
    name: 'description',
    content: m['welcome.credits.page_description'](),
  },
];

export default function PictureCreditsPage() {
  return (
    <TextPage title={m['welcome.credits.title']()} lead={m['welcome.credits.lead']()}>
      {creditGroups().map(({ title, credits }) => (
        <TextSection key={title} name={title}>
          <Stack as="ul" isWide>
            {credits.map((credit) => (
              <CreditCard key={credit.what} {...credit} />
            ))}
          </Stack>
        </TextSection>
      ))}
    </TextPage>
  );
}

function CreditCard({ what, sentence, websites }: Credit) {
  return (
    <Card as="li" gap="s" className={css.credit}>
      <h3>{what}</h3>
      <p>{sentence}</p>
      {websites.length > 0 && <WebsiteLinks websites={websites} />}
    </Card>
  );
}
