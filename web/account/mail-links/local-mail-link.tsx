import { serverSetupOfPage } from '../../api/server-setup.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowSquareOutIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';

/** Where mails can be read on a machine that sends none. */
export function LocalMailLink() {
  if (serverSetupOfPage().mail !== 'local') return null;
  return (
    <>
      <p>This app runs on your own machine, so mails stay here.</p>
      <div className={layout.row}>
        <ButtonLink look="line" to="/local-mail" target="_blank" rel="noopener">
          Open the local mails
          <span className={layout.hidden}>, opens in a new tab</span>
          <ArrowSquareOutIcon />
        </ButtonLink>
      </div>
    </>
  );
}
