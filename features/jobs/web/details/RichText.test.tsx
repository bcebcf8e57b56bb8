import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

function shown(html: string): HTMLElement {
  return render(<RichText html={html} />).container;
}

test('renders paragraphs, lists and emphasis', () => {
  const { firstElementChild } = shown('<p>One <b>two</b> <i>three</i></p>\n<ul>\n<li>four</li>\n<li>five</li></ul>');
  expect(firstElementChild?.innerHTML.trim().replace(/\s*\n\s*/g, '')).toBe(
    '<p>One <strong>two</strong> <em>three</em></p><ul><li>four</li><li>five</li></ul>',
  );
});

test.each([
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<svg onload="window.hit = 1"><a href="javascript:window.hit=1">x</a></svg>',
  '<p onclick="window.hit = 1" style="position:fixed">text</p>',
  '<a href="javascript:window.hit=1">link</a>',
  '<a href=" java\nscript:window.hit=1">link</a>',
  '<a href="data:text/html,<script>1</script>">link</a>',
  '<iframe srcdoc="<script>window.hit = 1</script>"></iframe>',
  '<form action="https://evil.test"><input name=password></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
])('nothing in %s can act', (html) => {
  const container = shown(`${html}<p>after</p>`);
  expect(container.querySelector('script, img, svg, iframe, form, input, style, math')).toBeNull();
  for (const element of container.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/);
      expect(value).not.toMatch(/script:|data:/i);
    }
    expect(element.getAttribute('style')).toBeNull();
  }
  expect(window).not.toHaveProperty('hit');
});

test('an external link opens in a new tab with nofollow', () => {
  const link = shown('<a href="https://jobs.test/42" target="_top">apply</a>').querySelector('a');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toContain('noopener');
});

test('renders headings one level below those of the page', () => {
  expect(shown('<h1>About us</h1>').querySelector('h4')?.textContent).toBe('About us');
});

test('keeps text around blocks and never nests paragraphs', () => {
  const container = shown('<div>before<div><p>inside</p></div>after</div>');
  expect(container.textContent).toBe('beforeinsideafter');
  expect(container.querySelector('p p')).toBeNull();
});

test('renders a less-than sign as text', () => {
  expect(shown('Salary &lt; 30k &amp; rising').textContent).toBe('Salary < 30k & rising');
});
