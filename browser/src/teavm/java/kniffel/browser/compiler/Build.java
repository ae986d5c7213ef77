package kniffel.browser.compiler;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import kniffel.bots.GameBots;
import kniffel.bots.Minds;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the engine to WebAssembly and solves the games that can be solved for it, unless nothing on its path has changed since the last time.
 */
public final class Build {

  private static final String WASM = "kniffel.wasm";
  private static final String LOADER = "engine.js";

  private Build() {}

  /** Takes the folder for the two files; compiles the program's own class path. */
  public static void main(String[] arguments) throws IOException, TeaVMToolException {
    Path folder = Path.of(arguments[0]);
    List<Path> inputs =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .filter(Files::exists)
            .toList();
    Path wasm = folder.resolve(WASM);
    if (Files.exists(wasm) && newest(inputs) <= Files.getLastModifiedTime(wasm).toMillis()) {
      return;
    }
    Files.createDirectories(folder);
    Files.deleteIfExists(wasm);
    compile(folder, inputs);
    try (InputStream loader = Build.class.getResourceAsStream("/kniffel/browser/" + LOADER)) {
      if (loader == null) {
        throw new IOException("there is no " + LOADER);
      }
      Files.copy(loader, folder.resolve(LOADER), StandardCopyOption.REPLACE_EXISTING);
    }
    for (GameBots<?, ?, ?> bots : Minds.ALL) {
      if (bots.solution().isPresent()) {
        GameBots.Solution solution = bots.solution().get();
        Path file = folder.resolve(solution.resource());
        Files.createDirectories(file.getParent());
        Files.write(file, solution.made().apply(Runtime.getRuntime().availableProcessors()));
      }
    }
  }

  private static long newest(List<Path> inputs) throws IOException {
    long newest = 0;
    for (Path input : inputs) {
      try (Stream<Path> files = Files.walk(input)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          newest = Math.max(newest, Files.getLastModifiedTime(file).toMillis());
        }
      }
    }
    return newest;
  }

  private static void compile(Path folder, List<Path> inputs) throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setMainClass("kniffel.browser.Main");
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName(WASM);
    tool.setObfuscated(true);
    // The higher levels inline more: a quarter larger to load and twice as long to compile.
    tool.setOptimizationLevel(TeaVMOptimizationLevel.SIMPLE);
    tool.setClassLoader(Build.class.getClassLoader());
    tool.setClassPath(inputs.stream().map(Path::toFile).toList());
    tool.setLog(new ConsoleTeaVMToolLog(false));
    tool.generate();
    List<Problem> problems = tool.getProblemProvider().getSevereProblems();
    for (Problem problem : problems) {
      DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
      problem.render(text);
      System.err.println(text.getText() + " at " + problem.getLocation().getMethod());
    }
    if (!problems.isEmpty()) {
      throw new IllegalStateException("the engine does not compile for the browser");
    }
  }
}
