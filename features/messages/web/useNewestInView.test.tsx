import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNewestInView } from './useNewestInView.ts';

/** The layout that jsdom does not have: heights of the area, of its content, and where the end is on the screen. */
const layout = { client: 300, content: 900, end: 250 };
let resize = () => {};
const scrolledTo = vi.fn();

beforeEach(() => {
  Object.assign(layout, { client: 300, content: 900, end: 250 });
  scrolledTo.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => layout.client);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => layout.content);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, layout.end, 300, 1));
  Element.prototype.scrollIntoView = scrolledTo;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function List({ lastId }: { lastId: number }) {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useNewestInView(list, end, { lastId, scrollsPage: true });
  return (
    <div ref={list} role="log">
      <div ref={end} />
    </div>
  );
}

/** The area with the conversation open at its newest message. */
function openList() {
  const { rerender } = render(<List lastId={1} />);
  const area = screen.getByRole('log');
  const resizeTo = (client: number) => {
    layout.client = client;
    act(() => resize());
  };
  const scrollTo = (top: number) => {
    area.scrollTop = top;
    area.dispatchEvent(new Event('scroll'));
  };
  return { area, resizeTo, scrollTo, arrive: (lastId: number) => rerender(<List lastId={lastId} />) };
}

test('a conversation opens at its newest message and stays there while the form below it grows', () => {
  const { area, resizeTo, arrive } = openList();
  expect(area.scrollTop).toBe(900);
  area.scrollTop = 0;
  resizeTo(240);
  expect(area.scrollTop).toBe(900);
  layout.content = 1000;
  arrive(2);
  expect(area.scrollTop).toBe(1000);
});

test('a reader of older messages keeps the position when the form grows', () => {
  const { area, resizeTo, scrollTo } = openList();
  scrollTo(100);
  resizeTo(240);
  expect(area.scrollTop).toBe(100);
  scrollTo(650);
  resizeTo(200);
  expect(area.scrollTop).toBe(900);
});

test('on a phone, where the area does not scroll, the page goes to the newest message if it is below the screen', () => {
  Object.assign(layout, { client: 900, content: 900, end: window.innerHeight + 1 });
  openList();
  expect(scrolledTo).toHaveBeenCalledWith({ block: 'center' });
  scrolledTo.mockReset();
  cleanup();
  layout.end = window.innerHeight - 1;
  openList();
  expect(scrolledTo).not.toHaveBeenCalled();
});
