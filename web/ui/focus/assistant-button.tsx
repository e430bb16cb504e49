import { m } from '#messages';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { ChatCircleDotsIcon } from '../icons.ts';
import { useOpener } from './panels.ts';

/** Opens the same help as the button in the navigation bar. */
export function AssistantButton({ look = 'quiet' }: Pick<ButtonProps, 'look'>) {
  return (
    <Button look={look} {...useOpener('help')}>
      <ChatCircleDotsIcon />
      {m['shared.ai_assistant']()}
    </Button>
  );
}
