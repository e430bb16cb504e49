import { PressButton } from '../ui/press-button.tsx';
import { AppleMark, FacebookMark, GithubMark, GoogleMark } from '../ui/sign-in-marks.ts';
import css from './auth-dialog.module.css';

const PROVIDERS = [
  { name: 'Google', Mark: GoogleMark },
  { name: 'Apple', Mark: AppleMark },
  { name: 'GitHub', Mark: GithubMark },
  { name: 'Facebook', Mark: FacebookMark },
] as const;

export function SocialButtons({ onChoose }: { onChoose: (name: string) => void }) {
  return (
    <div className={css.socials}>
      {PROVIDERS.map(({ name, Mark }) => (
        <PressButton key={name} className={css.social} onPress={() => onChoose(name)}>
          <Mark />
          <span>{name}</span>
        </PressButton>
      ))}
    </div>
  );
}
