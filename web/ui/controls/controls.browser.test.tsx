import { type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/input-methods.ts';
import { Disclosure } from '../layout/disclosure.tsx';
import { Checkbox } from './checkbox.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

const container = document.createElement('div');
let root: Root | undefined;

beforeEach(() => document.body.append(container));
afterEach(() => {
  root?.unmount();
  container.remove();
});

async function show(content: ReactNode): Promise<void> {
  root = createRoot(container);
  root.render(content);
  await expect.poll(() => container.childElementCount).toBeGreaterThan(0);
}

const FRUITS = ['apple', 'pear', 'plum'].map((value) => ({ value, label: value }));

function Fruits({ label }: { label: string }) {
  const [value, setValue] = useState<string | null>(null);
  return <ChoiceGroup label={label} choices={FRUITS} value={value} onChange={setValue} />;
}

const fruit = (group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });

it('arrow keys move and choose within a group, and the group beside it keeps its choice', async () => {
  await show(
    <>
      <Fruits label="Today" />
      <Fruits label="Tomorrow" />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowDown}');
  await expect.element(fruit('Today', 'pear')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowUp}');
  await expect.element(fruit('Today', 'pear')).toBeChecked();
  await expect.element(fruit('Tomorrow', 'plum')).toBeChecked();
});

it('the whole row of an option has the focus ring, only with a keyboard', async () => {
  await show(<Fruits label="Today" />);
  const ring = (name: string) => {
    const { outlineStyle, outlineWidth, borderRadius } = getComputedStyle(
      page.getByText(name).element().closest('label') as Element,
    );
    return { outlineStyle, isWide: Number.parseFloat(outlineWidth) > 2, borderRadius };
  };
  const { borderRadius } = ring('apple');
  await page.getByText('apple').click();
  expect(ring('apple').outlineStyle).toBe('none');
  await userEvent.keyboard('{ArrowDown}');
  expect(ring('pear')).toEqual({ outlineStyle: 'solid', isWide: true, borderRadius });
});

it.each([
  ['textbox', <TextField key="" label="Name" hint="Your first name." error="Type it." value="" isRequired />],
  ['textbox', <TextField key="" label="Name" hint="Your first name." error="Type it." value="" isRequired multiline />],
  [
    'radiogroup',
    <SegmentedControl
      key=""
      label="Name"
      hint="Your first name."
      error="Type it."
      segments={FRUITS}
      value={null}
      onChange={() => {}}
      isRequired
    />,
  ],
])('a %s is described by its hint and its error', async (role, field) => {
  await show(field);
  const element = page.getByRole(role, { name: 'Name' });
  await expect.element(element).toHaveAccessibleDescription('Your first name. Type it.');
  await expect.element(element).toBeInvalid();
  await expect.element(element).toHaveAttribute('aria-required', 'true');
});

it('a checkbox is described by its error', async () => {
  await show(<Checkbox label="I agree" error="Tick the box." isSelected={false} onChange={() => {}} isRequired />);
  const box = page.getByRole('checkbox', { name: 'I agree' });
  await expect.element(box).toHaveAccessibleDescription('Tick the box.');
  await expect.element(box).toBeInvalid();
});

function Sounds() {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Sounds" hint="Short tones." isSelected={isOn} onChange={setIsOn} />;
}

it('a switch turns by Space and by a press anywhere on its row, and its name does not say its state', async () => {
  await show(<Sounds />);
  const sounds = page.getByRole('switch', { name: 'Sounds', exact: true });
  await expect.element(sounds).toHaveAccessibleDescription('Short tones.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(sounds).toBeChecked();
  await page.getByText('Short tones.').click();
  await expect.element(sounds).not.toBeChecked();
});

it('what was chosen before hydration is reported', async () => {
  const chosen = vi.fn();
  const group = <ChoiceGroup label="Today" choices={FRUITS} value="apple" onChange={chosen} />;
  container.innerHTML = renderToString(group);
  await page.getByText('plum').click();
  root = hydrateRoot(container, group);
  await expect.poll(() => chosen.mock.calls).toEqual([['plum']]);
});

it('a disclosure opens by its button, and print always shows what is in it', async () => {
  onTestFinished(() => emulateMedia());
  await show(
    <Disclosure title="More">
      <p>Details</p>
    </Disclosure>,
  );
  const details = page.getByText('Details');
  const button = page.getByRole('button', { name: 'More', expanded: false });
  await expect.element(details).not.toBeVisible();
  await emulateMedia('print');
  await expect.element(details).toBeVisible();
  await emulateMedia();
  await button.click();
  await expect.element(page.getByRole('group', { name: 'More' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'More', expanded: true })).toBeVisible();
});
