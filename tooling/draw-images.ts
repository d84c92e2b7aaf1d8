import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './tests/chromium';

// Draws the images in `static` that are based on the logo. Run it when the logo or the card changes.

const logo = readFileSync('static/favicon.svg', 'utf8');
const card = readFileSync('tooling/images/social-card.svg', 'utf8');
const font = readFileSync('src/fonts/inter-subset.woff2').toString('base64');

/** Centres the logo in a square, with a background for places that might be dark. */
function frameLogo(share: number, background = 'transparent'): string {
  return `<style>
    body { display: grid; place-items: center; height: 100vh; background: ${background} }
    svg { width: ${share * 100}%; height: auto }
  </style>${logo}`;
}

async function draw(browser: Browser, name: string, size: [number, number], html: string) {
  const page = await browser.newPage({ viewport: { width: size[0], height: size[1] } });
  await page.setContent(`<style>
    @font-face { font-family: Inter; font-weight: 400 640;
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
  await draw(browser, 'favicon-32', [32, 32], frameLogo(1));
  await draw(browser, 'apple-touch-icon', [180, 180], frameLogo(0.72, '#ffffff'));
  for (const size of [192, 512]) {
    await draw(browser, `icon-${size}`, [size, size], frameLogo(0.72, '#ffffff'));
  }
  await draw(browser, 'social-card', [1200, 630], card);
  await browser.close();
}

drawAll();
