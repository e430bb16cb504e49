import { Link, useLocation } from 'react-router';
import { m } from '#messages';
import { PATHS } from '../../paths.ts';
import css from './pictures.module.css';

/** A link from the sign-in dialog to picture sign-in; it renders nothing on that page itself. */
export function PicturesLink() {
  const { pathname } = useLocation();
  if (pathname === PATHS.pictures) return null;
  return (
    <p>
      <Link className={css.link} to={PATHS.pictures}>
        {m['pupils.sign_in.title']()}
      </Link>
    </p>
  );
}
