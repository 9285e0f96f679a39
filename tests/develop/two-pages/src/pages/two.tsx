const Two = () => <h1>Two</h1>

export default Two
