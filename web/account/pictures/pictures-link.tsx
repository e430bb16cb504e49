import { Link, useLocation } from 'react-router';
import { m } from '#messages';
import { PATHS } from '../../paths.ts';
import css from './pictures.module.css';

/** Leads a pupil with a card from the sign-in dialog to their own way in; nothing on its page. */
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
