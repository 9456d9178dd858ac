import { brand } from '#app/brand.ts'

export default function Home() {
	return (
		<main id="main" className="page py-10">
			<h1 className="text-3xl">Find your next theatre.</h1>
			<p>{brand.tagline}</p>
		</main>
	)
}
