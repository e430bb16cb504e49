import { PATHS } from '../app/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { HowOftenWrong } from './results/how-often-wrong.tsx';
import { STUDIES } from './results/studies.ts';
import { Points } from './text-page/points.tsx';
import { TextPage } from './text-page/text-page.tsx';
import { TextPart } from './text-page/text-part.tsx';
import { WebsiteLinks } from './text-page/website-links.tsx';

export const meta = () => [
  { title: 'What a result can and cannot tell | #thembstudy' },
  { name: 'description', content: 'A result shows one day. It is educational, not a diagnosis.' },
];

export default function ResultsExplainedPage() {
  return (
    <TextPage
      title="What a result can and cannot tell"
      lead="A result shows one day. It is educational, not a diagnosis."
    >
      <TextPart name="What it can tell">
        <p>It shows which traits turned up today. It can be a reason to look closer, or to talk with someone.</p>
      </TextPart>
      <TextPart name="What it cannot tell">
        <p>It cannot name a condition. It cannot say who you are or how clever you are.</p>
        <p>Only a trained person who takes time with you can say more. They ask about many days and places.</p>
      </TextPart>
      <HowOftenWrong />
      <TextPart name="What a tired day does">
        <p>These things can change a result, and none of them is a trait:</p>
        <Points>
          <li>You slept badly, or you are hungry, ill or worried.</li>
          <li>It is loud, or somebody talks to you.</li>
          <li>The mouse, the screen or the keyboard is new to you.</li>
          <li>You do a part for the second time and know what comes.</li>
        </Points>
        <p>So do a part again on another day. What shows up each time tells you more than one result.</p>
      </TextPart>
      <TextPart name="What you can do next">
        <Points>
          <li>Read your report. It has your strengths and things to try.</li>
          <li>Choose one thing and try it for a week.</li>
          <li>Write down when something is hard, and what helps.</li>
        </Points>
        <div className={layout.row}>
          <ButtonLink look="line" to={PATHS.report}>
            Open my report
          </ButtonLink>
        </div>
      </TextPart>
      <TextPart name="Whom you can talk to">
        <p>Talk with someone if school, work or daily life is hard for you. A result is not needed for that.</p>
        <Points>
          <li>A parent, or another grown-up you trust</li>
          <li>A teacher, or the person for learning support at your school</li>
          <li>A doctor, who can send you to someone with the right training</li>
        </Points>
        <p>You can print your report and take it with you.</p>
      </TextPart>
      <TextPart name="The studies behind this page">
        <WebsiteLinks websites={STUDIES} />
      </TextPart>
    </TextPage>
  );
}
