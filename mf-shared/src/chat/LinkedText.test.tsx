import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkedText } from './LinkedText.tsx';

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['Konum: https://maps.example/?q=1,2.', ['https://maps.example/?q=1,2']],
  ['(http://a.test/x) ve https://b.test!', ['http://a.test/x', 'https://b.test']],
  ['https://tr.wikipedia.org/wiki/Ali_(ad)', ['https://tr.wikipedia.org/wiki/Ali_(ad)']],
  ['javascript:alert(1) data:text/html,x //a.test www.a.test ftp://a.test', []],
  ['https:// yok http://% https://[a', []],
])('finds the web addresses of %s', (text, expected) => {
  const { container } = render(<LinkedText text={text} />);
  expect(links()).toEqual(expected);
  expect(container.textContent).toBe(text);
});

it('opens them apart from this page, which they learn nothing of', () => {
  render(<LinkedText text="https://a.test" />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
});

it('shows markup as it was typed', () => {
  const text = '<img src=x onerror=alert(1)> https://a.test/"onmouseover="x';
  const { container } = render(<LinkedText text={text} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe(text);
  expect(links()).toEqual(['https://a.test/']);
});
