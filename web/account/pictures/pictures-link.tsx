import { Link, useLocation } from 'react-router';
import { m } from '#messages';
import { storedText } from '../../device/stored.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import css from './pictures.module.css';

/** Whether someone has signed in with pictures on this device. */
const used = storedText('pictures-used');

export function rememberPicturesUsed(): void {
  used.write('yes');
}

/**
 * A link from the sign-in dialog to picture sign-in. On a device where pictures were used it stands first, as a button. It renders
 * nothing in the other place, and on that page itself. Without `isFirst` there is one place.
 */
export function PicturesLink({ isFirst }: { isFirst?: boolean }) {
  const { pathname } = useLocation();
  if (pathname === PATHS.pictures) return null;
  if (isFirst !== undefined && isFirst !== (used.read() !== null)) return null;
  if (isFirst)
    return (
      <ButtonLink size="l" full to={PATHS.pictures}>
        {m['pupils.sign_in.title']()}
      </ButtonLink>
    );
  return (
    <p>
      <Link className={css.link} to={PATHS.pictures}>
        {m['pupils.sign_in.title']()}
      </Link>
    </p>
  );
}
