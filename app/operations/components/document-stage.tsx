import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'

type DocumentStageProps = { src: string; name: string; alt: string }

const steps = [0.5, 1, 1.5, 2, 3, 4]
/** Each leaves the picture's upper left corner where it was, so that all of it can be scrolled to. */
const turned = [
	'none',
	'rotate(90deg) translateY(-100%)',
	'rotate(180deg) translate(-100%, -100%)',
	'rotate(270deg) translateX(-100%)',
]

/** A picture that can be turned and enlarged. Without a script it opens in full size. */
export function DocumentStage({ src, name, alt }: DocumentStageProps) {
	const [step, setStep] = useState(1)
	const [turns, setTurns] = useState(0)
	const scale = steps[step] ?? 1
	return (
		<>
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of a keyboard */}
			<section className="doc-stage" tabIndex={0} aria-label={name}>
				<a href={src} target="_blank" rel="noopener" aria-label={`${alt}: opens in full size`}>
					<img src={src} alt={alt} style={{ width: `${scale * 100}%`, transform: turned[turns] }} />
				</a>
			</section>
			<div className="doc-tools">
				<span className="min-w-0 flex-1 truncate text-sm text-ink-2">{name}</span>
				<Button
					type="button"
					variant="secondary"
					iconOnly
					aria-label="Turn document"
					className="no-js:hidden"
					onClick={() => setTurns((turns + 1) % 4)}
				>
					<RotateCw size={18} aria-hidden="true" />
				</Button>
				<Button
					type="button"
					variant="secondary"
					iconOnly
					aria-label="Make document smaller"
					className="no-js:hidden"
					disabled={step === 0}
					onClick={() => setStep(step - 1)}
				>
					<ZoomOut size={18} aria-hidden="true" />
				</Button>
				<Button
					type="button"
					variant="secondary"
					iconOnly
					aria-label="Make document larger"
					className="no-js:hidden"
					disabled={step === steps.length - 1}
					onClick={() => setStep(step + 1)}
				>
					<ZoomIn size={18} aria-hidden="true" />
				</Button>
			</div>
		</>
	)
}
