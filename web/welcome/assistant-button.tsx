import { Button } from '../ui/button.tsx';
import { ChatCircleDotsIcon } from '../ui/icons.ts';
import { useOpener } from '../ui/panels.ts';

/** Opens the same help as the button in the navigation bar. */
export function AssistantButton() {
  return (
    <Button look="quiet" {...useOpener('help')}>
      <ChatCircleDotsIcon />
      AI Assistant
    </Button>
  );
}
