import layout from '../../../ui/layout.module.css';
import css from './what-goes.module.css';

const GOES = ['your name, email and picture', 'your points, results and games', 'your settings and your nickname'];
const STAYS = ['results you sent without an account: they have no name', 'your diary, for it is only on this device'];

/** What goes with an account and what stays. */
export function WhatGoes() {
  return (
    <div className={layout.stack}>
      <List title="This goes at once and for good:" things={GOES} />
      <List title="This stays:" things={STAYS} />
    </div>
  );
}

function List({ title, things }: { title: string; things: readonly string[] }) {
  return (
    <div>
      <p className={css.title}>{title}</p>
      <ul className={css.list}>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}
