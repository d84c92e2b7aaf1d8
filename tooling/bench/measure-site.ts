import { chromium } from '@playwright/test';
import { exactLaunchOptions } from '../tests/chromium';
import { searchCodeBudget } from './budgets';
import { measureSearchCode } from './first-load';
import { measurePage, type PageMeasures } from './measure-page';
import { measurePageData, reportPageData } from './page-data';
import { type PageKind, pageKinds, pages } from './pages';
import { serveCompressed } from './serve-compressed';
import { formatTable } from './table';

/** Measures one page of each kind of the built site, and the search code. */
export async function measureSite(): Promise<{ report: string; missed: number }> {
  const server = await serveCompressed('/superposition');
  const browser = await chromium.launch(exactLaunchOptions);
  const measured: Partial<Record<PageKind, PageMeasures>> = {};
  for (const page of pageKinds) {
    console.log(`measuring ${page} …`);
    measured[page] = await measurePage(browser, server.url + pages[page]);
  }
  const searchCode = await measureSearchCode(browser, server.url + pages.home);
  await browser.close();
  await server.close();
  const { table, missed } = formatTable(measured);
  const pageData = reportPageData(measurePageData());
  const isOver = searchCode > searchCodeBudget;
  const search = `code of the search, once asked for: ${searchCode / 1000} kB, budget ≤ ${searchCodeBudget / 1000}`;
  return {
    report: [table, '', `${search}${isOver ? '!' : ''}`, pageData.report].join('\n'),
    missed: missed + Number(isOver) + pageData.missed,
  };
}
