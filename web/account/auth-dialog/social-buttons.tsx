import { BUILT_IN_PROVIDERS, type BuiltInProvider, type SocialProvider } from '#rules/sign-in-methods.ts';
import { Button } from '../../ui/button.tsx';
import { PressButton } from '../../ui/press-button.tsx';
import { AppleMark, FacebookMark, GithubMark, GoogleMark } from '../../ui/sign-in-marks.ts';
import { isSetUp, wayName } from '../sign-in-elsewhere/way-names.ts';
import css from './auth-dialog.module.css';

const MARKS = { google: GoogleMark, apple: AppleMark, github: GithubMark, facebook: FacebookMark };
const KNOWN = Object.keys(BUILT_IN_PROVIDERS) as BuiltInProvider[];

/** The four that everybody knows, and below them the provider of the operator's choice where there is one. */
export function SocialButtons({ onChoose }: { onChoose: (way: SocialProvider) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no part of a form
    <div role="group" aria-label="Sign in with" className={css.elsewhere}>
      <div className={css.socials}>
        {KNOWN.map((way) => {
          const Mark = MARKS[way];
          return (
            <PressButton key={way} className={css.social} data-way={way} onPress={() => onChoose(way)}>
              <Mark />
              <span>{BUILT_IN_PROVIDERS[way]}</span>
            </PressButton>
          );
        })}
      </div>
      {isSetUp('oidc') && (
        <Button look="line" full data-way="oidc" onPress={() => onChoose('oidc')}>
          {wayName('oidc')}
        </Button>
      )}
    </div>
  );
}
