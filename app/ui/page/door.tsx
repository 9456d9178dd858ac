import type { ComponentType, ReactNode } from 'react'
import { DoorScene } from '#app/pictures/door-scene.tsx'
import { TeamScene } from '#app/pictures/team-scene.tsx'

type DoorProps = { scene?: ComponentType<{ className?: string }>; children: ReactNode }

/** A page where people log in or register: the form, and a scene beside it; on phones people below it. */
export function Door({ scene: Scene = DoorScene, children }: DoorProps) {
	return (
		<div className="door grid grid-cols-1 content-start lg:grid-cols-2 lg:content-stretch">
			<main
				id="main"
				className="mx-auto grid w-full max-w-md grid-cols-1 content-start gap-5 px-4 py-5 md:py-8 lg:min-h-[40rem]"
			>
				{children}
			</main>
			<div aria-hidden="true" className="relative bg-(--a-wall)">
				<TeamScene className="mx-auto block h-32 w-full max-w-md lg:hidden" />
				{/* Beside a long form it is one window high and stays in sight. */}
				<Scene className="hidden max-h-full w-full lg:sticky lg:top-0 lg:block lg:h-dvh" />
			</div>
		</div>
	)
}
