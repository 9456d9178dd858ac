import { Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { type Shortcut, useShortcuts } from '#app/ui/shortcuts/shortcuts.tsx'

type DocumentStageProps = {
	src: string
	name: string
	alt: string
	/** Of a PDF, whose first pages are the picture: where the file itself is. */
	file?: string | undefined
}

const steps = [0.5, 1, 1.5, 2, 3, 4]
/** Each leaves the picture's upper left corner where it was, so that all of it can be scrolled to. */
const turned = [
	'none',
	'rotate(90deg) translateY(-100%)',
	'rotate(180deg) translate(-100%, -100%)',
	'rotate(270deg) translateX(-100%)',
]

/** A document as a picture that can be turned and enlarged. Without a script it opens in full size. */
export function DocumentStage({ src, name, alt, file }: DocumentStageProps) {
	const [step, setStep] = useState(1)
	const [turns, setTurns] = useState(0)
	const [isBroken, setBroken] = useState(false)
	useShortcuts(stageKeys)
	const scale = steps[step] ?? 1
	return (
		<div className="doc" data-stage="">
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of a keyboard */}
			<section className="doc-stage" tabIndex={0} aria-label={name}>
				{isBroken ? (
					<p>{file ? 'This PDF cannot be shown here. Download it to read it.' : 'This document cannot be shown.'}</p>
				) : (
					<a href={src} target="_blank" rel="noopener" aria-label={`${alt}: opens in full size`}>
						<img
							src={src}
							alt={alt}
							style={{ width: `${scale * 100}%`, transform: turned[turns] }}
							onError={() => setBroken(true)}
						/>
					</a>
				)}
			</section>
			<div className="doc-tools">
				<span className="min-w-0 flex-1 truncate text-sm text-ink-2" title={name}>
					{name}
				</span>
				{file ? (
					<a href={file} download className="btn btn-secondary btn-icon" aria-label="Download PDF" title="Download PDF">
						<Download size={18} aria-hidden="true" />
					</a>
				) : null}
				<Tool letter="t" label="Turn document" onPress={() => setTurns((turns + 1) % 4)}>
					<RotateCw size={18} aria-hidden="true" />
				</Tool>
				<Tool letter="-" label="Make document smaller" isOff={step === 0} onPress={() => setStep(step - 1)}>
					<ZoomOut size={18} aria-hidden="true" />
				</Tool>
				<Tool
					letter="+"
					label="Make document larger"
					isOff={step === steps.length - 1}
					onPress={() => setStep(step + 1)}
				>
					<ZoomIn size={18} aria-hidden="true" />
				</Tool>
			</div>
		</div>
	)
}

type ToolProps = { letter: string; label: string; isOff?: boolean; onPress: () => void; children: ReactNode }

const Tool = ({ letter, label, isOff = false, onPress, children }: ToolProps) => (
	<Button
		type="button"
		variant="secondary"
		iconOnly
		aria-label={label}
		title={`${label} (${letter.toUpperCase()})`}
		className="no-js:hidden"
		data-tool={letter}
		disabled={isOff}
		onClick={onPress}
	>
		{children}
	</Button>
)

/** Of several documents the keys are for the one with the focus, else for the first that can be seen. */
function pressTool(letter: string): boolean {
	const stages = [...document.querySelectorAll('[data-stage]')]
	const stage = stages.find((one) => one.contains(document.activeElement)) ?? stages.find(isSeen)
	const tool = stage?.querySelector<HTMLButtonElement>(`[data-tool="${letter}"]:enabled`)
	tool?.click()
	return tool !== null && tool !== undefined
}

/** More of it than its edge. */
function isSeen(stage: Element) {
	const { top, bottom, height } = stage.getBoundingClientRect()
	return height > 0 && bottom > height / 4 && top < innerHeight
}

const stageKeys: readonly Shortcut[] = [
	{ key: '+', label: 'Make the document larger', run: () => pressTool('+') },
	{ key: '-', label: 'Make the document smaller', run: () => pressTool('-') },
	{ key: 't', label: 'Turn the document', run: () => pressTool('t') },
]
