import { Link } from 'react-router';
import { m } from '#messages';
import Mark from '../art/logo.svg?react';
import css from './logo.module.css';

/** The mark and the name, linked to the landing page. */
export function Logo() {
  return (
    <Link to="/" className={css.logo} aria-label={m['shared.home_link']()}>
      <Mark />
      <span>thembstudy</span>
    </Link>
  );
}
