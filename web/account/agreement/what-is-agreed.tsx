import { PATHS } from '../../app/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowSquareOutIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import css from './agreement.module.css';

/** What whoever goes on agrees to. The text opens in a tab of its own, so that nothing typed is lost. */
export function WhatIsAgreed({ forChild }: { forChild: boolean }) {
  return (
    <p className={classNames(layout.soft, layout.small)}>
      {forChild ? 'With CONTINUE you agree, for the child, to our' : 'With CONTINUE you agree to our'}{' '}
      <a className={css.page} href={PATHS.privacy} target="_blank" rel="noopener">
        Privacy page
        <span className={layout.hidden}>, opens a new tab</span>
        <ArrowSquareOutIcon />
      </a>
    </p>
  );
}
