import type { ReactNode } from 'react'
import { LeavingBanner } from '#app/personal-data/leaving-banner.tsx'
import { FlashMessage, FlashRegion } from '#app/ui/page/flash.tsx'
import type { PublicViewer, RootData } from '../viewer.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { NameBanner } from './name-banner.tsx'
import { SlimFooter } from './slim-footer.tsx'
import { t } from '#app/platform/language/words.ts'

/** For the error page of a root that could not load; a server rarely sees two years. */
const yearOfStart = new Date().getFullYear()

type PublicFrameProps = { root: RootData | undefined; viewer: PublicViewer; children: ReactNode }

/** Header, footer and bottom bar of visitors and specialists; the banner and the wide footer are for visitors. */
export function PublicFrame({ root, viewer, children }: PublicFrameProps) {
	const theme = root?.theme ?? 'system'
	return (
		<>
			<TopLine root={root} />
			<Header viewer={viewer} />
			{viewer.kind === 'specialist' && viewer.leavesOn ? <LeavingBanner on={viewer.leavesOn} /> : null}
			<FlashRegion flash={root?.flash} />
			<template data-nothing-sent="">
				<FlashMessage
					flash={{
						tone: 'danger',
						title: t`Nothing was sent`,
						detail: t`We could not be reached. What you entered is still here. Check your connection and try again.`,
					}}
				/>
			</template>
			{children}
			{root?.viewer.kind === 'visitor' ? (
				<Footer theme={root.theme} year={root.year} />
			) : (
				<SlimFooter theme={theme} year={root?.year ?? yearOfStart} />
			)}
			<BottomBar viewer={viewer} atOnce={root ? !root.firstPage : true} />
		</>
	)
}

/** One line at a time above the header. */
function TopLine({ root }: Pick<PublicFrameProps, 'root'>) {
	if (root?.languageOffer) return <LanguageOffer {...root.languageOffer} />
	return root?.nameBanner ? <NameBanner /> : null
}
