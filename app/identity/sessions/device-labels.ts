import { t } from '#app/platform/language/words.ts'

// In this order: most browsers also call themselves by the names of those below them.
const browsers: [RegExp, string][] = [
	[/\bEdg(e|A|iOS)?\//, 'Edge'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\b(OPR|Opera)\//, 'Opera'],
	[/\b(Firefox|FxiOS)\//, 'Firefox'],
	[/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
	[/\bAndroid\b/, 'Android'],
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
	[/\bCrOS\b/, 'Chromebook'],
	[/\bLinux\b/, 'Linux'],
]

const find = (names: [RegExp, string][], userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** 'Chrome on Android': what a person recognises of what a browser says about itself. */
export function formatDevice(userAgent: string | null | undefined): string {
	const [browser, system] = [find(browsers, userAgent ?? ''), find(systems, userAgent ?? '')]
	if (browser && system) return t`${{ browser }} on ${{ system }}`
	return browser ?? system ?? t`Unknown browser`
}
