import type { Part } from './options'

export type Column = { figure: string; title: string; digits?: number }

/** The figures of each part, in the order of its table. */
export const columns: Record<Part, Column[]> = {
  bytes: [
    { figure: 'bytes html', title: 'html' },
    { figure: 'bytes css', title: 'css' },
    { figure: 'bytes script', title: 'js' },
    { figure: 'bytes font', title: 'font' },
    { figure: 'bytes image', title: 'image' },
    { figure: 'bytes data', title: 'data' },
    { figure: 'bytes other', title: 'other' },
    { figure: 'bytes all', title: 'all' },
    { figure: 'requests', title: 'requests' },
    { figure: 'touched bytes script', title: 'js after touch' },
    { figure: 'touched bytes all', title: 'all after touch' },
  ],
  lighthouse: [
    { figure: 'performance', title: 'perf' },
    { figure: 'accessibility', title: 'a11y' },
    { figure: 'best-practices', title: 'practice' },
    { figure: 'seo', title: 'seo' },
    { figure: 'first-contentful-paint', title: 'FCP' },
    { figure: 'largest-contentful-paint', title: 'LCP' },
    { figure: 'total-blocking-time', title: 'TBT' },
    { figure: 'cumulative-layout-shift', title: 'CLS', digits: 3 },
    { figure: 'processor first-contentful-paint', title: 'own FCP' },
    { figure: 'processor largest-contentful-paint', title: 'own LCP' },
    { figure: 'processor total-blocking-time', title: 'own TBT' },
    { figure: 'machine speed', title: 'machine' },
  ],
  applied: [{ figure: 'applied largest-contentful-paint', title: 'LCP applied' }],
  visit: [
    { figure: 'first tap menu', title: 'first: menu' },
    { figure: 'first tap switcher', title: 'switcher' },
    { figure: 'first tap question', title: 'question' },
    { figure: 'start', title: 'start' },
    { figure: 'start longest task', title: 'its task' },
    { figure: 'menu', title: 'app: menu' },
    { figure: 'question', title: 'question' },
    { figure: 'dialog', title: 'dialog' },
    { figure: 'typing', title: 'typing' },
    { figure: 'sending', title: 'sending' },
    { figure: 'next page', title: 'next page' },
    { figure: 'next page shown', title: 'it is shown' },
    { figure: 'next page shown, full speed', title: 'not slowed' },
  ],
}

export const units: Record<Part, string> = {
  bytes: 'bytes, brotli',
  lighthouse: 'medians; scores of 100, times in ms; own: of processor time; how fast Lighthouse found the machine',
  applied: 'median, ms',
  visit: 'ms, processor 4 times slower, 1.6 Mbit/s; 0 is under what the browser reports',
}
