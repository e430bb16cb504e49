import { type MouseEvent, useState } from 'react';

/**
 * Marks an element after the first mouse move over it. Before that, an option that appears under a resting pointer has
 * no hover style, because it would look selected.
 */
export function usePointerMoved() {
  const [hasMoved, setHasMoved] = useState(false);
  return {
    'data-pointer-moved': hasMoved || undefined,
    onMouseMove: ({ movementX, movementY }: MouseEvent) => {
      // Browsers can also send a move event of distance 0 when the page changes under the pointer.
      if (movementX !== 0 || movementY !== 0) setHasMoved(true);
    },
  };
}
