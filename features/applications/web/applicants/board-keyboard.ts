import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** The left and right arrow keys take a card to the column before or after. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return undefined;
  event.preventDefault();
  const { droppableContainers, droppableRects, over, active, collisionRect } = context;
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((a, b) => a.rect.left - b.rect.left);
  const here = over?.id ?? active?.data.current?.tab;
  const next = columns[columns.findIndex(({ id }) => id === here) + step];
  if (!next || !collisionRect) return undefined;
  return {
    x: next.rect.left + (next.rect.width - collisionRect.width) / 2,
    y: Math.max(next.rect.top, Math.min(collisionRect.top, next.rect.bottom - collisionRect.height)),
  };
};
