import { Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { stopTime } from '../../testing/fake-time.ts';
import { preloaded } from './preloaded.tsx';

let root: Root;
afterEach(() => root.unmount());
stopTime();

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>failed</p> : this.props.children);
}

function show(part: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place, { onCaughtError: () => {} });
  root.render(<Boundary>{part}</Boundary>);
  return place;
}

/** Lets React do its work. A message needs no timer. */
async function rendered(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
}

const Part = ({ name }: { name: string }) => <p>{name}</p>;

it('shows a loading page, and the part as soon as its file is there, without waiting for a timer', async () => {
  const file = Promise.withResolvers<typeof Part>();
  const [Shown] = preloaded(() => file.promise);
  const place = show(<Shown name="the game" />);
  await rendered();
  expect(place.querySelector('main')).not.toBeNull();
  file.resolve(Part);
  await rendered();
  expect(place.textContent).toBe('the game');
});

it('shows the part at once when it was loaded ahead', async () => {
  const [Shown, preload] = preloaded(async () => Part);
  await preload();
  const seen: (string | null)[] = [];
  const place = show(<Shown name="the game" />);
  new MutationObserver(() => seen.push(place.textContent)).observe(place, { childList: true, subtree: true });
  await rendered();
  expect(seen).toEqual(['the game']);
});

it('throws to the boundary around it when its file cannot be loaded', async () => {
  const [Shown] = preloaded<{ name: string }>(async () => {
    throw new Error('not found');
  });
  const place = show(<Shown name="the game" />);
  await rendered();
  expect(place.textContent).toBe('failed');
});
