import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './test/chromium.ts'
import { freePort } from './test/free-port.ts'

// Workers read this file again and inherit the choice.
process.env['E2E_PORT'] ??= String(await freePort())
process.env['E2E_FOLDER'] ??= path.join(tmpdir(), `browser-test-${randomUUID()}`)
const baseURL = `http://localhost:${process.env['E2E_PORT']}`
const browser = await findChromium()
/**
 * No page lives long enough for a compiler to pay: optimising its scripts, anew for each page, and collecting on more threads than there are
 * processors took a third of the browser's time.
 */
const launchOptions = { ...browser, args: [...browser.args, '--js-flags=--single-threaded --no-maglev --no-turbofan'] }

/** Layout matters to these, so they run on both screens. Every other journey runs once, on the screen of its people. */
const onBothScreens = ['journey', 'smoke', 'workspace-frame']
/** Work at a desk: a hospital's people, and keys. The rest is done on phones. */
const atDesks = ['accessibility', 'applicants', 'hiring', 'keyboard', 'marketplace', 'operator-console', 'workspace']
const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

export default defineConfig({
	testDir: 'e2e',
	outputDir: 'test-results',
	workers: 2,
	// For a machine that has other things to do as well: what passes never waits.
	timeout: 300_000,
	expect: { timeout: 60_000 },
	forbidOnly: true,
	reporter: 'list',
	use: {
		baseURL,
		launchOptions,
		locale: 'en-IN',
		// A server elsewhere, a person in Pune: what is printed must not depend on either.
		timezoneId: 'Asia/Kolkata',
		// Playwright sees no request that a service worker makes; the test of it lets it in.
		serviceWorkers: 'block',
		// Recording every page takes its time: `npx playwright test --trace retain-on-failure` where one fails.
		trace: 'off',
		// What still moves gets scrolled about by the tool until it can be pressed, and a menu closes over that.
		contextOptions: { reducedMotion: 'reduce' },
	},
	projects: [
		{
			name: 'phone',
			testIgnore: ['requests/**', ...specs(atDesks)],
			use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
		},
		{
			name: 'desktop',
			testMatch: specs([...onBothScreens, ...atDesks]),
			use: { viewport: { width: 1280, height: 800 } },
		},
		// Without a browser: who may ask for what, and what an answer may hold.
		{
			name: 'requests',
			testMatch: 'requests/*.spec.ts',
			fullyParallel: true,
		},
	],
	webServer: {
		command: 'node test/browser-server.ts',
		url: `${baseURL}/ready`,
		timeout: 600_000,
		stdout: 'pipe',
		gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
	},
})
