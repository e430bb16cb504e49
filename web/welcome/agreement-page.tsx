import { m } from '#messages';
import { useServerSetup } from '../api/server-setup.ts';
import { PATHS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { PrinterIcon } from '../ui/icons.ts';
import { Row } from '../ui/layout/layout.tsx';
import { pageMeta } from '../ui/words/page-meta.ts';
import { HowOftenWrong } from './results/how-often-wrong.tsx';
import css from './text-page/text-page.module.css';
import { Points, TextPage, TextSection } from './text-page/text-page.tsx';

export const meta = pageMeta(m['welcome.agreement.page_title'], m['welcome.agreement.page_description']);

/** What a parent agrees to when the test results of a child are kept. */
export default function AgreementPage() {
  const operator = useServerSetup()?.operatorName;
  return (
    <TextPage title={m['welcome.agreement.title']()} lead={m['welcome.agreement.lead']()}>
      <Row className={css.screenOnly}>
        <Button onPress={() => print()}>
          <PrinterIcon />
          {m['welcome.agreement.print']()}
        </Button>
      </Row>
      <TextSection name={m['welcome.agreement.asks.title']()}>
        <p>{m['welcome.agreement.asks.whole']()}</p>
        <Points>
          <li>{m['welcome.agreement.asks.ball']()}</li>
          <li>{m['welcome.agreement.asks.letters']()}</li>
          <li>{m['welcome.agreement.asks.statements']()}</li>
        </Points>
      </TextSection>
      <HowOftenWrong />
      <TextSection name={m['welcome.results_explained.our_parts.title']()}>
        <p>{m['welcome.results_explained.our_parts.nobody_knows']()}</p>
        <p>{m['welcome.agreement.no_diagnosis']()}</p>
        <Row className={css.screenOnly}>
          <ButtonLink look="line" to={PATHS.resultsExplained}>
            {m['app.pages.results_explained']()}
          </ButtonLink>
        </Row>
      </TextSection>
      <TextSection name={m['welcome.agreement.kept.title']()}>
        <Points>
          <li>{m['welcome.agreement.kept.what']()}</li>
          <li>
            {operator ? m['welcome.agreement.kept.by']({ name: operator }) : m['welcome.agreement.kept.by_unnamed']()}
          </li>
          <li>{m['welcome.agreement.kept.how_long']()}</li>
        </Points>
      </TextSection>
      <TextSection name={m['welcome.agreement.seen.title']()}>
        <Points>
          <li>{m['welcome.agreement.seen.you']()}</li>
          <li>{m['welcome.agreement.seen.teacher']()}</li>
          <li>{m['welcome.agreement.seen.operator']()}</li>
        </Points>
      </TextSection>
      <TextSection name={m['welcome.agreement.no.title']()}>
        <p>{m['welcome.agreement.no.nothing_lost']()}</p>
        <p>{m['welcome.agreement.no.take_back']()}</p>
      </TextSection>
      <ul className={css.signature}>
        <li>{m['welcome.agreement.signature.child']()}</li>
        <li>{m['welcome.agreement.signature.parent']()}</li>
        <li>{m['welcome.agreement.signature.day']()}</li>
      </ul>
    </TextPage>
  );
}
