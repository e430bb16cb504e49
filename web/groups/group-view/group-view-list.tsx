import { Link } from 'react-router';
import { m } from '#messages';
import { memberPlanPath, memberReportPath, memberViewPath } from '../../paths.ts';
import { Card, classNames } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from '../group-view.module.css';
import { type GroupViewRow, groupViewTitles } from './group-view-rows.ts';
import { RemoveButton } from './sharing-summary.tsx';

type GroupViewListProps = {
  groupId: string;
  rows: readonly GroupViewRow[];
  /** Null for a leader who only helps. */
  onRemove: ((row: GroupViewRow) => void) | null;
};
type Column = { title: string; linesOf: (row: GroupViewRow) => readonly string[] | null };

/**
 * The members who share something, and the data that they share: a table on a wide screen, cards on a narrow one. Only
 * data that at least one member shares has a column. A report and a plan are links.
 */
export function GroupViewList({ groupId, rows, onRemove }: GroupViewListProps) {
  const [name = '', ...titles] = groupViewTitles();
  const columns: Column[] = (['activity', 'progress', 'step'] as const)
    .map((part, at) => ({ title: titles[at] ?? '', linesOf: (row: GroupViewRow) => row[part] }))
    .filter(({ linesOf }) => rows.some((row) => linesOf(row) !== null));
  const shown = rows.filter(
    (row) => row.sharesReport || row.sharesPlan || columns.some(({ linesOf }) => linesOf(row) !== null),
  );
  if (shown.length === 0) return null;
  return (
    <>
      <Card as="div" isFree className={css.wide}>
        <table className={css.table} aria-label={m['groups.group_view.list']()}>
          <thead>
            <tr>
              {[name, ...columns.map(({ title }) => title)].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.memberId}>
                <th scope="row">
                  <NameLink groupId={groupId} row={row} />
                  {row.sharesReport && <ReportLink groupId={groupId} row={row} />}
                  {row.sharesPlan && <PlanLink groupId={groupId} row={row} />}
                  {onRemove && <Remove row={row} onRemove={onRemove} />}
                </th>
                {columns.map(({ title, linesOf }) => (
                  <td key={title}>
                    <Lines lines={linesOf(row)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <ul className={css.narrow} aria-label={m['groups.group_view.list']()}>
        {shown.map((row) => (
          <Card key={row.memberId} as="li" isWide>
            <h2 className={css.cardTitle}>
              <NameLink groupId={groupId} row={row} />
            </h2>
            <Facts row={row} columns={columns} />
            {row.sharesReport && <ReportLink groupId={groupId} row={row} />}
            {row.sharesPlan && <PlanLink groupId={groupId} row={row} />}
            {onRemove && <Remove row={row} onRemove={onRemove} />}
          </Card>
        ))}
      </ul>
    </>
  );
}

function Facts({ row, columns }: { row: GroupViewRow; columns: readonly Column[] }) {
  return (
    <dl className={css.facts}>
      {columns.map(
        ({ title, linesOf }) =>
          linesOf(row) && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Lines lines={linesOf(row)} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Lines({ lines }: { lines: readonly string[] | null }) {
  return lines?.map((line) => <p key={line}>{line}</p>);
}

/** The name, which leads to the page of the member. */
function NameLink({ groupId, row: { memberId, name } }: { groupId: string; row: GroupViewRow }) {
  return (
    <Link
      className={classNames(layout.aloneLink, css.name)}
      to={memberViewPath(groupId, memberId)}
      aria-label={m['member_view.open_of']({ name })}
    >
      {name}
    </Link>
  );
}

function ReportLink({ groupId, row: { memberId, name } }: { groupId: string; row: GroupViewRow }) {
  return (
    <p>
      <Link className={layout.aloneLink} to={memberReportPath(groupId, memberId)}>
        {m['groups.group_view.report_of']({ name })}
      </Link>
    </p>
  );
}

function PlanLink({ groupId, row: { memberId, name } }: { groupId: string; row: GroupViewRow }) {
  return (
    <p>
      <Link className={layout.aloneLink} to={memberPlanPath(groupId, memberId)}>
        {m['groups.group_view.plan_of']({ name })}
      </Link>
    </p>
  );
}

function Remove({ row, onRemove }: { row: GroupViewRow; onRemove: (row: GroupViewRow) => void }) {
  return (
    <div className={css.remove}>
      <RemoveButton name={row.name} onPress={() => onRemove(row)} />
    </div>
  );
}
