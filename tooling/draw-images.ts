import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './chromium';

// Draws the images of `static` that are made from the mark: run it when the mark or the card changes.

const mark = readFileSync('static/favicon.svg', 'utf8');
const card = readFileSync('tooling/images/social-card.svg', 'utf8');
const font = readFileSync('src/fonts/inter-latin-wght-normal.woff2').toString('base64');

/** The mark in a square, on paper where the place that shows it would be dark. */
function frameMark(share: number, paper = 'transparent'): string {
  return `<style>
    body { display: grid; place-items: center; height: 100vh; background: ${paper} }
    svg { width: ${share * 100}%; height: auto }
  </style>${mark}`;
}

async function draw(browser: Browser, name: string, size: [number, number], html: string) {
  const page = await browser.newPage({ viewport: { width: size[0], height: size[1] } });
  await page.setContent(`<style>
    @font-face { font-family: "Inter Variable"; font-weight: 100 900;
      src: url(data:font/woff2;base64,${font}) }
    body { margin: 0 }
    svg { display: block }
  </style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(`static/${name}.png`, await page.screenshot({ omitBackground: true }));
  await page.close();
}

async function drawAll(): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  await draw(browser, 'favicon-32', [32, 32], frameMark(1));
  await draw(browser, 'apple-touch-icon', [180, 180], frameMark(0.72, '#ffffff'));
  for (const size of [192, 512]) {
    await draw(browser, `icon-${size}`, [size, size], frameMark(0.72, '#ffffff'));
  }
  await draw(browser, 'social-card', [1200, 630], card);
  await browser.close();
}

drawAll();
