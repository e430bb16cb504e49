import { Badge } from '../ui/badge.tsx';
import { BookOpenTextIcon } from '../ui/icons.ts';
import { ConditionPart } from './conditions/condition-part.tsx';
import { CONDITIONS, SOURCES } from './conditions/conditions.ts';
import { WaysOn } from './conditions/ways-on.tsx';
import { Contents } from './text-page/contents.tsx';
import { TextPage } from './text-page/text-page.tsx';
import { TextPart } from './text-page/text-part.tsx';
import { WebsiteLinks } from './text-page/website-links.tsx';

export const meta = () => [
  { title: 'ADHD, dyslexia and autism | #thembstudy' },
  { name: 'description', content: 'What each word means, what people notice, and what often comes easily.' },
];

const HELP = { id: 'help', name: 'Asking for help' };

export default function ConditionsPage() {
  return (
    <TextPage
      badge={
        <Badge tone="warm">
          <BookOpenTextIcon />4 MIN READ
        </Badge>
      }
      title="ADHD, dyslexia and autism"
      lead="What each word means, what people notice, and what often comes easily. Many people have more than one."
      contents={<Contents parts={[...CONDITIONS, HELP]} />}
    >
      {CONDITIONS.map((condition) => (
        <ConditionPart key={condition.id} {...condition} />
      ))}
      <TextPart {...HELP}>
        <p>
          Most people know some of these signs from themselves. Nobody shows all of them. They can have other reasons,
          such as poor sleep, worry, or trouble with eyes or ears. So a list cannot tell who has what.
        </p>
        <p>
          Ask for help when signs make school, work or daily life hard. Talk with a doctor, a teacher or another person
          you trust. Only a trained person who takes time with you can say more.
        </p>
      </TextPart>
      <WaysOn />
      <TextPart name="Where this comes from">
        <p>NIMH, CDC and NHS are public health services. These pages list the signs. The sentences here are ours.</p>
        <WebsiteLinks websites={SOURCES} />
      </TextPart>
    </TextPage>
  );
}
