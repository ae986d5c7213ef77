package kniffel.table.json;

import static java.lang.constant.ConstantDescs.CD_List;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.RecordComponent;
import java.util.List;
import kniffel.table.json.RecordForm.Part;

/**
 * Code that writes the fields of one record type, made at run time for those written often: it
 * knows each accessor and each name, where a loop over components would look both up every time.
 *
 * <p>Public because what is made stands in the package of the record.
 */
public abstract class RecordCode {

  private static final ClassDesc SELF = describe(RecordCode.class);
  private static final ClassDesc TEXT = describe(JsonText.class);
  private static final MethodTypeDesc MAKE = MethodTypeDesc.of(CD_void, CD_List);
  private static final MethodTypeDesc WRITE = MethodTypeDesc.of(CD_void, CD_Object, TEXT);
  private static final MethodTypeDesc PART = MethodTypeDesc.of(CD_void, TEXT, CD_Object, CD_int);

  private final List<Part> parts;

  protected RecordCode(List<Part> parts) {
    this.parts = parts;
  }

  /** Writes the fields of a record. */
  public abstract void write(Object owner, JsonText out);

  /** Writes a field by its form. */
  protected final void part(JsonText out, Object content, int index) {
    parts.get(index).write(content, out);
  }

  protected static void number(JsonText out, int content, String name) {
    out.quick(name).number(content);
  }

  protected static void number(JsonText out, long content, String name) {
    out.quick(name).number(content);
  }

  protected static void number(JsonText out, double content, String name) {
    out.quick(name).number(content);
  }

  protected static void bool(JsonText out, boolean content, String name) {
    out.quick(name).bool(content);
  }

  /** Makes the code for a type. */
  static RecordCode of(Class<?> type, List<Part> parts) throws ReflectiveOperationException {
    MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
    return lookup
        .defineHiddenClass(code(type, parts), true)
        .lookupClass()
        .asSubclass(RecordCode.class)
        .getDeclaredConstructor(List.class)
        .newInstance(parts);
  }

  private static ClassDesc describe(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }

  private static byte[] code(Class<?> type, List<Part> parts) {
    return ClassFile.of()
        .build(
            ClassDesc.of(type.getPackageName(), "Written"),
            made ->
                made.withSuperclass(SELF)
                    .withMethodBody(
                        INIT_NAME,
                        MAKE,
                        ClassFile.ACC_PUBLIC,
                        code ->
                            code.aload(0).aload(1).invokespecial(SELF, INIT_NAME, MAKE).return_())
                    .withMethodBody(
                        "write", WRITE, ClassFile.ACC_PUBLIC, code -> write(type, parts, code)));
  }

  private static void write(Class<?> type, List<Part> parts, CodeBuilder code) {
    ClassDesc owner = describe(type);
    RecordComponent[] components = type.getRecordComponents();
    code.aload(1).checkcast(owner).astore(3);
    for (int i = 0; i < components.length; i++) {
      Class<?> content = components[i].getType();
      if (!content.isPrimitive()) {
        code.aload(0);
      }
      code.aload(2).aload(3);
      code.invokevirtual(
          owner, components[i].getAccessor().getName(), MethodTypeDesc.of(describe(content)));
      if (content.isPrimitive()) {
        code.loadConstant(parts.get(i).quoted())
            .invokestatic(
                SELF,
                content == boolean.class ? "bool" : "number",
                MethodTypeDesc.of(CD_void, TEXT, describe(content), CD_String));
      } else {
        code.loadConstant(i).invokevirtual(SELF, "part", PART);
      }
    }
    code.return_();
  }
}
